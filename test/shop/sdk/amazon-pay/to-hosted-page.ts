import type { ButtonSettings, CheckoutSettings } from '../../../../src/wallets/amazon-pay-sdk';

/** URL of the hosted page for a checkout: the signed text goes as it is. */
export function toHostedPage(page: string, settings: ButtonSettings & CheckoutSettings): string {
  const { createCheckoutSessionConfig: session, estimatedOrderAmount: amount, ...rest } = settings;
  const {
    merchantId,
    ledgerCurrency,
    placement,
    checkoutLanguage = 'en_US',
    productType = 'PayAndShip',
  } = rest;
  const url = new URL(page);
  const publicKeyId = session.publicKeyId ?? rest.publicKeyId ?? '';
  const sandbox = rest.sandbox ?? publicKeyId.startsWith('SANDBOX-');
  const parameters = {
    merchantId,
    ledgerCurrency,
    placement,
    checkoutLanguage,
    productType,
    sandbox: String(sandbox),
    publicKeyId,
    payloadJSON: session.payloadJSON,
    signature: session.signature,
    algorithm: session.algorithm ?? 'AMZN-PAY-RSASSA-PSS',
    ...(amount && { amount: `${amount.amount} ${amount.currencyCode}` }),
  };
  url.search = String(new URLSearchParams(parameters));
  return url.href;
}
