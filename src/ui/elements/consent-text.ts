import { langAttributes } from '../../core/i18n/i18n';
import { safeDocument } from '../../core/platform/document';
import { report } from '../../core/platform/errors';
import { tryCall } from '../../core/platform/objects';
import { loadPurchase } from '../../core/purchase/click';
import type { PageSettings } from '../../core/types/page';
import { consent } from '../../locales/pt-br.json';
import { openPolicy } from '../dialog/policy';

/** Elements with a selected selling plan, with their attributes. */
export type ConsentElements = ReadonlyMap<Element, PageSettings>;

let consenting: ConsentElements = new Map();

function onPolicy(event?: Event) {
  event?.preventDefault();
  const [settings] = consenting.values();
  if (settings) loadPurchase().then(purchases => openPolicy(settings, purchases), report);
}

/** The consent text of the script, for a page without such a text. */
let scriptText: HTMLElement | undefined;

/** The consent text that is shown, or was shown last. */
let text: HTMLElement | null | undefined;

/** Inserts the script's text, with a link to the policy in it, after the first element with a selling plan. */
function createText(element: Element): HTMLElement {
  scriptText = Object.assign(safeDocument.createElement('small'), langAttributes());
  scriptText.style.cssText = 'display:block;margin-top:8px';
  const link = safeDocument.createElement('a');
  link.id = 'shopify-subscription-policy-button';
  link.href = '#';
  link.textContent = consent['buyer_consent.policy'];
  // The browser's blue is hard to read on a dark page. The padding makes the target 24 px high and moves no line.
  link.style.cssText = 'color:inherit;padding-block:7px';
  const [before = '', after = ''] = consent['buyer_consent.text'].split('{policy}');
  scriptText.append(before, link, after);
  element.after(scriptText);
  return scriptText;
}

/** Shows or hides the consent text if the page has no code for that: the text in the server's markup, else the script's own. */
function toggleText(): void {
  const [first] = consenting.keys();
  // The text is in place already. It isn't created again, because its link may have the focus.
  if (first && scriptText?.previousElementSibling === first) return;
  // A theme may have removed the text together with its element.
  if (scriptText?.isConnected) scriptText.remove();
  // A theme's section may be a web component, with the text in the shadow root of the form.
  const roots = [first?.getRootNode() as Document | undefined, safeDocument];
  if (first || !text?.isConnected)
    text = roots.map(root => root?.getElementById?.('shopify-buyer-consent')).find(Boolean);
  text ??= first && createText(first);
  text?.classList.toggle('hidden', !first);
  if (first) text?.removeAttribute('aria-hidden');
  else text?.setAttribute('aria-hidden', 'true');
  const link = text?.querySelector('#shopify-subscription-policy-button');
  link?.[first ? 'addEventListener' : 'removeEventListener']('click', onPolicy);
}

/**
 * Shows or hides the terms of a purchase with a selling plan (docs/specification.md#consent-to-a-subscription). Calls the page's
 * `showBuyerConsent` if it is defined, except inside a shadow root. The link in the text opens the policy in a dialog.
 */
export function toggleConsent(elements: ConsentElements): void {
  consenting = elements;
  try {
    const page = tryCall(() => window.Shopify?.PaymentButton);
    const [first = text] = consenting.keys();
    // The page's code searches only the document, and finds no text in a shadow root.
    if (first?.getRootNode() instanceof ShadowRoot || !page?.showBuyerConsent) toggleText();
    else if (consenting.size) page.showBuyerConsent(onPolicy);
    else page.hideBuyerConsent?.(onPolicy);
  } catch (error) {
    // The page's own code may throw. The button stays.
    report(error);
  }
}
