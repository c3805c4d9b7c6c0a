import type { ElementDriver, PageDriver } from '../../../sandbox/browser/page-driver';
import type { FlowFixtures } from '../open';
import { button, calls, openProduct, openSheet, PRODUCT, type Query, sheet } from '../shop-page';
import { appleButton, at, openSheet as openApple, untilPayable, withApplePay } from '../wallets/apple-page';

export type Place = Pick<FlowFixtures, 'page' | 'shop'>;

/** A wallet with a sheet, as its shopper uses it. */
export interface SheetWallet {
  name: string;
  /** Opens a product and its sheet. */
  open(place: Place, query?: Query): Promise<void>;
  button(page: PageDriver): ElementDriver;
  part(page: PageDriver, part: string): ElementDriver;
  /** Waits until the sheet accepts a payment. */
  untilPayable(page: PageDriver): Promise<void>;
  /** Makes the sheet fail on the payment's result, or earlier. */
  breakSheet(page: PageDriver): Promise<void>;
}

export const SHEET_WALLETS: SheetWallet[] = [
  {
    name: 'google_pay',
    async open(place, query) {
      await openProduct(place, PRODUCT.standard, query);
      await openSheet(place.page);
    },
    button: page => button(page, 'googlePay'),
    part: sheet,
    untilPayable: page => page.locator('[data-testid=gpay-pay]:enabled').waitFor(),
    breakSheet: page => page.evaluate(() => void dispatchEvent(new Event('gpay-sandbox-crash'))),
  },
  {
    name: 'apple_pay',
    async open(place, query) {
      await openProduct(place, PRODUCT.standard, withApplePay({}, query));
      await openApple(place.page);
    },
    button: page => appleButton(page),
    part: at,
    untilPayable,
    breakSheet: page =>
      page.evaluate(() => {
        ApplePaySession.prototype.completePayment = () => {
          throw new DOMException('The object is in an invalid state.', 'InvalidAccessError');
        };
      }),
  },
];

/** Returns the number of sent submissions. */
export const countSubmissions = ({ shop }: Place) => calls(shop, 'cartSubmitForCompletion').length;
