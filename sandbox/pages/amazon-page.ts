import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Html, html, raw } from '../server/web/html';
import { redirectTo, reply } from '../server/web/reply';
import type { Visit } from '../server/web/visit';

const BRANDS: Record<string, string> = {
  'amazon-pay': 'Amazon Pay',
  'buy-with-prime': 'Buy with Prime',
};

const CARDS = [
  ['good', 'Visa ···· 1111'],
  ['declined', 'Visa ···· 0002 (will be declined)'],
] as const;

const STYLES = raw(`
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f2f3f3; color: #1b1b1d; font: 16px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; width: min(420px, 100% - 32px); padding: 24px; border-radius: 12px; background: #fff }
h1 { margin: 0 0 4px; font-size: 20px }
p { margin: 0 0 16px }
label, select, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
select, button { min-height: 44px; margin: 4px 0 12px; border: 1px solid #74777c; border-radius: 8px; background: #fff; color: inherit }
button { margin: 0 0 8px; font-weight: 600; cursor: pointer }
button[value=approve] { border-color: #ffd24d; background: #ffd24d }
[role=alert] { padding: 8px 12px; border-radius: 8px; background: #fdeceb; color: #8c1d18 }
`);

/**
 * Handles the stand-in of Amazon's hosted page. If the shopper approves, it redirects to the shop's checkout with a session id;
 * if the shopper cancels, to the page of the button.
 */
export async function amazonPage(visit: Visit): Promise<Response> {
  const { url, request } = visit;
  const payload = url.searchParams.get('payloadJSON') ?? '';
  if (!isSigned(payload, url.searchParams.get('signature') ?? ''))
    return page(visit, 'InvalidSignature: the payload differs from the signed text.', 400);
  const { checkoutReviewReturnUrl, checkoutCancelUrl } = JSON.parse(payload).webCheckoutDetails;
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
  if (form?.get('do') === 'cancel') return redirectTo(checkoutCancelUrl ?? checkoutReviewReturnUrl);
  if (form?.get('card') === 'good') {
    const target = new URL(checkoutReviewReturnUrl);
    target.searchParams.set('amazonCheckoutSessionId', randomUUID());
    return redirectTo(target.href);
  }
  return page(visit, form && 'Your card was declined. Choose another one, or cancel.');
}

function page({ url, params }: Visit, alert?: string, status = 200): Response {
  const { searchParams } = url;
  const brand = BRANDS[params.brand ?? ''];
  const isShipped = searchParams.get('productType') === 'PayAndShip';
  return reply(
    html`<html lang="${searchParams.get('checkoutLanguage')?.slice(0, 2) ?? 'en'}"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand} (sandbox)</title>
      <link rel="icon" href="data:,"><style>${STYLES}</style></head>
      <body><main data-testid="amazon-page">
        <h1>${brand} (sandbox)</h1>
        <p>Seller ${searchParams.get('merchantId')}. Nobody is charged.</p>
        ${alert && html`<p role="alert" data-testid="amazon-alert">${alert}</p>`}
        ${status === 200 && agreement(isShipped)}
      </main></body></html>`,
    status,
  );
}

function agreement(isShipped: boolean): Html {
  return html`<form method="post">
    ${isShipped && html`<p data-testid="amazon-address">Ship to Ana Clara Exemplo, Rua das Amostras, 100, São Paulo</p>`}
    <label>Pay with <select name="card" data-testid="amazon-card">${CARDS.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>
    <button name="do" value="approve" data-testid="amazon-approve">Continue</button>
    <button name="do" value="cancel" data-testid="amazon-cancel">Cancel and return to the shop</button>
  </form>`;
}

/** Replaces the seller's private key. */
const KEY = 'sandbox';

/** Signs a payload. Any change of the text, even of a space, invalidates the signature. */
export function signPayload(payload: string): string {
  return createHmac('sha256', KEY).update(payload).digest('base64');
}

function isSigned(payload: string, signature: string): boolean {
  const [expected, given] = [signPayload(payload), signature].map(text => Buffer.from(text));
  return !!expected && !!given && expected.length === given.length && timingSafeEqual(expected, given);
}
