import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite } from '../open';
import { HELD_TIMEOUT, runTimeOut } from '../page-control';
import { calls, dialog, setFault, text, until } from '../shop-page';
import { untilUsable } from '../wallets/apple-page';
import { countSubmissions, SHEET_WALLETS } from './sheet-wallets';

/** At most one order, and never for more than the sheet showed: the model's invariants in the sandbox, which counts orders. */
const test = browserSuite('one order');

const SUBMIT = ['cartSubmitForCompletion'];
const PENDING = 'Seu pagamento está sendo verificado.';
const COMPLETION_MS = 10_000;

/** `npm run e2e -- --all` tests every case with each wallet, and the model tests both. */
const CASES = ['27 s before', '27 s after', 'no page', 'closed before'] as const;
const rows = matrix(cross({ way: CASES, wallet: SHEET_WALLETS }), [
  '27 s before, google_pay',
  '27 s after, apple_pay',
  'no page, google_pay',
  'closed before, google_pay',
]);

for (const { way, wallet } of rows) {
  if (way === '27 s before')
    test(`${wallet.name}: a payment is revoked after 27 s before the submission, and the shopper pays again`, async ({
      page,
      shop,
      expect,
    }) => {
      expect(/TimeoutError/);
      await wallet.open({ page, shop }, HELD_TIMEOUT);
      setFault(shop, 'slow', ['cartPrepareForCompletion']);
      await wallet.part(page, 'pay').click();
      await until(() => calls(shop, 'cartPrepareForCompletion').length, 'the payment is under way');
      await runTimeOut(page);
      await wallet.part(page, 'error').waitFor();
      assert.match(await text(wallet.part(page, 'error')), 'Tente novamente');
      await wallet.untilPayable(page);
      assert.is(countSubmissions({ page, shop }), 0);
      await wallet.part(page, 'pay').click();
      await page.waitForURL(/\/thank-you\//, { timeout: COMPLETION_MS });
      assert.is(shop.store.orders.length, 1);
    });

  if (way === '27 s after')
    test(`${wallet.name}: shows that a submission is being checked after 27 s, and redirects on its response`, async ({
      page,
      shop,
      expect,
    }) => {
      expect(/TimeoutError/);
      await wallet.open({ page, shop }, HELD_TIMEOUT);
      setFault(shop, 'slow', SUBMIT);
      await wallet.part(page, 'pay').click();
      await until(() => countSubmissions({ page, shop }), 'the submission has left');
      await runTimeOut(page);
      await wallet.part(page, 'error').waitFor();
      assert.match(await text(wallet.part(page, 'error')), PENDING);
      await wallet.part(page, 'pay').click();
      await page.waitForURL(/\/thank-you\//, { timeout: COMPLETION_MS });
      assert.is(shop.store.orders.length, 1);
      assert.is(countSubmissions({ page, shop }), 1);
    });

  if (way === 'no page')
    test(`${wallet.name}: a success without a URL redirects to the checkout`, async ({
      page,
      shop,
      expect,
    }) => {
      expect(/Invalid Checkout URL/);
      await wallet.open({ page, shop });
      setFault(shop, 'success_without_url');
      await wallet.part(page, 'pay').click();
      await page.waitForURL(/\/checkouts\/cn\//);
      assert.is(shop.store.orders.length, 1);
      assert.is(calls(shop, 'cartSubmitForCompletion').length, 1);
    });

  if (way === 'closed before')
    test(`${wallet.name}: a sheet closed before the submission stops the payment`, async ({ page, shop }) => {
      await wallet.open({ page, shop });
      setFault(shop, 'slow', ['cartPrepareForCompletion']);
      await wallet.part(page, 'pay').click();
      await until(() => calls(shop, 'cartPrepareForCompletion').length, 'the payment is under way');
      await wallet.part(page, 'close').click({ force: true });
      await until(() => calls(shop, 'cartRemovePersonalData').length, 'the personal data is removed');
      assert.equal(
        calls(shop)
          .slice(calls(shop).findIndex(({ operation }) => operation === 'cartPrepareForCompletion') + 1)
          .map(({ operation }) => operation),
        ['cartRemovePersonalData'],
      );
      assert.is(shop.store.orders.length, 0);
      assert.is(await dialog(page).count(), 0);
      if (wallet.name === 'apple_pay') await untilUsable(page);
    });
}

test.run();
