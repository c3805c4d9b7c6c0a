import '../run/dom';
import * as assert from 'uvu/assert';
import { wallets } from '../../build/api.mjs';
import type { Wallet } from '../../src/core/types/wallet';
import { toNamespace } from '../../src/wallets/paypal/namespace';
import { createFakeCheckout } from '../fakes/fake-checkout';
import { fakeScripts } from '../fakes/fake-scripts';
import { createAmazonScene } from '../fakes/open-amazon-pay';
import { createScene as createAppleScene } from '../fakes/open-apple-pay';
import { createScene as createGoogleScene } from '../fakes/open-google-pay';
import { createScene as createPaypalScene } from '../fakes/open-paypal';
import { APPLE_PAY, GOOGLE_PAY } from '../fakes/wallet-configs';
import { test } from '../run/suite';

type Params = Record<string, unknown>;
type Open = (params: Params) => { wallet: Wallet };

const sdkUrl = '/sdk.js';
const AMAZON = { merchantId: 'A1', sdkUrl, countryCode: 'US', environment: 'sandbox', buttonColor: 'Gold' };
const PAYPAL = { sdkUrl, requiresBillingAgreement: false, hasManagedSellingPlanState: false };

/** Each wallet with a module that may lack something, with all that its configuration may say. */
const FULL: Record<string, [open: Open, params: Params]> = {
  google_pay: [createGoogleScene, { ...GOOGLE_PAY.wallet_params, companyRequired: false }],
  apple_pay: [params => createAppleScene({ params }), { ...APPLE_PAY.wallet_params, companyRequired: false }],
  paypal: [params => createPaypalScene({ params }), PAYPAL],
  venmo: [params => createPaypalScene({ params, name: 'venmo' }), PAYPAL],
  amazon_pay: [createAmazonScene, AMAZON],
};

const SDKS = ['amazon', 'google'] as const;

/** Opens a wallet whose script comes where it has a URL, as the real host has it. */
function open(name: string, without?: string): Wallet {
  const [create, params] = FULL[name] as (typeof FULL)[string];
  const given: Params = { ...params, ...(without && { [without]: undefined }) };
  const { wallet } = create(given);
  const sdk = SDKS.find(global => name.startsWith(global)) ?? toNamespace(given.sdkUrl as string | undefined);
  if (name !== 'apple_pay') fakeScripts(sdk);
  return wallet;
}

const isRefused = async (attempt: () => unknown) => {
  try {
    await attempt();
    return false;
  } catch {
    return true;
  }
};

/** Names of the parameters that are documented as needed for this. */
const needed = (name: string, what: string) =>
  wallets
    .find(wallet => wallet.name === name)
    ?.params.flatMap(param => (param.needed === what ? param.name : []));

for (const [name, [, params]] of Object.entries(FULL))
  test(`${name} has no button without what is documented as needed to show, and one without the rest`, async () => {
    assert.not(await isRefused(() => open(name).prepare()));
    const found: string[] = [];
    for (const param of Object.keys(params))
      if (await isRefused(() => open(name, param).prepare())) found.push(param);
    assert.equal(found.sort(), needed(name, 'to show')?.sort());
  });

test('Apple’s sheet does not open without what is documented as needed to pay', async () => {
  const found: string[] = [];
  for (const param of Object.keys(FULL.apple_pay?.[1] ?? {}))
    if (await isRefused(() => open('apple_pay', param).start(createFakeCheckout()))) found.push(param);
  assert.equal(found.sort(), needed('apple_pay', 'to pay')?.sort());
});

test.run();
