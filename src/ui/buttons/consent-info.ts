import { DEFAULT_LOCALE } from '../../core/base/constants';
import { report } from '../../core/base/report';
import { ownDocument } from '../../core/base/unclobbered';
import { later } from '../../core/click/later';
import { t } from '../../core/labels/i18n';
import type { Config } from '../../core/types/config';
import type { PaymentButton } from './payment-button';

/** Elements that sell with a selling plan now: the page has one text for all of them. */
const wanting = new Map<Element, Config>();

function onPolicy(event?: Event) {
  event?.preventDefault();
  const [config] = wanting.values();
  if (config) later.loadPurchases().then(({ openPolicy }) => openPolicy(config), report);
}

/** Our text, where nobody else has one. */
let own: HTMLElement | undefined;

/** Behind the first element that sells with a selling plan, with a link to the policy. */
function createText(element: Element): HTMLElement {
  own = ownDocument.createElement('small');
  own.lang = DEFAULT_LOCALE;
  const link = ownDocument.createElement('a');
  link.id = 'shopify-subscription-policy-button';
  link.href = '#';
  link.textContent = t('buyer_consent.policy');
  own.append(`${t('buyer_consent.text')} `, link);
  element.after(own);
  return own;
}

/** For a page without a bootstrap: shows the text that its server wrote, else ours. */
function toggleText(): void {
  const [first] = wanting.keys();
  // What has the focus keeps it.
  if (first && own?.previousElementSibling === first) return;
  // What goes with its element takes our text along.
  if (own?.isConnected) own.remove();
  const text = ownDocument.getElementById('shopify-buyer-consent') ?? (first && createText(first));
  text?.classList.toggle('hidden', !first);
  text?.setAttribute('aria-hidden', `${!first}`);
  const link = text?.querySelector('#shopify-subscription-policy-button');
  link?.[first ? 'addEventListener' : 'removeEventListener']('click', onPolicy);
}

/**
 * The text that a shopper agrees to who buys with a selling plan (docs/specification.md#consent-to-a-subscription): shown and hidden by the page, or by us
 * where it defines nothing that does so. The link in it opens the policy in our dialog.
 *
 * @param config of an element that sells with a selling plan; absent where it doesn't, or is gone
 */
export function setConsent(element: Element, config?: Config): void {
  if (config) wanting.set(element, config);
  else wanting.delete(element);
  try {
    const page = (window as { Shopify?: { PaymentButton?: PaymentButton } }).Shopify?.PaymentButton;
    if (!page?.showBuyerConsent) toggleText();
    else if (wanting.size) page.showBuyerConsent(onPolicy);
    else page.hideBuyerConsent?.(onPolicy);
  } catch (error) {
    // The page's own code: what goes wrong in it must not take the button away.
    report(error);
  }
}
