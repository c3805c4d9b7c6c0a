import '../run/dom';
import * as assert from 'uvu/assert';
import { wallets } from '../../build/api.mjs';
import type { Wallet } from '../../src/core/types/wallet';
import { toNamespace } from '../../src/wallets/paypal/namespace';
import { createFakePurchase, startWallet } from '../fakes/fake-purchase';
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

/** Each wallet with parameters that may be missing, and a full configuration. */
const FULL: Record<string, [open: Open, params: Params]> = {
  google_pay: [createGoogleScene, { ...GOOGLE_PAY.wallet_params, companyRequired: false }],
  apple_pay: [params => createAppleScene({ params }), { ...APPLE_PAY.wallet_params, companyRequired: false }],
  paypal: [params => createPaypalScene({ params }), PAYPAL],
  venmo: [params => createPaypalScene({ params, name: 'venmo' }), PAYPAL],
  amazon_pay: [createAmazonScene, AMAZON],
};

const SDKS = ['amazon', 'google'] as const;

/** Opens a wallet whose SDK loads from its URL, as on the real host. */
function open(name: string, without?: string): Wallet {
  const [create, params] = FULL[name] as (typeof FULL)[string];
  const given: Params = { ...params, ...(without && { [without]: undefined }) };
  const { wallet } = create(given);
  const sdk = SDKS.find(global => name.startsWith(global)) ?? toNamespace(given.sdkUrl as string | undefined);
  if (name !== 'apple_pay') fakeScripts(sdk);
  return wallet;
}

const rejects = async (attempt: () => unknown) => {
  try {
    await attempt();
    return false;
  } catch {
    return true;
  }
};

/** Returns the parameters documented as required for this. */
const needed = (name: string, what: string) =>
  wallets
    .find(wallet => wallet.name === name)
    ?.params.flatMap(param => (param.needed === what ? param.name : []));

for (const [name, [, params]] of Object.entries(FULL))
  test(`${name} has a button exactly if the parameters documented as required to show exist`, async () => {
    assert.not(await rejects(() => open(name).prepare()));
    const found: string[] = [];
    for (const param of Object.keys(params))
      if (await rejects(() => open(name, param).prepare())) found.push(param);
    assert.equal(found.sort(), needed(name, 'to show')?.sort());
  });

test("Apple Pay's sheet does not open without the parameters documented as required to pay", async () => {
  const found: string[] = [];
  for (const param of Object.keys(FULL.apple_pay?.[1] ?? {}))
    if (await rejects(() => startWallet(open('apple_pay', param), createFakePurchase()))) found.push(param);
  assert.equal(found.sort(), needed('apple_pay', 'to pay')?.sort());
});

test.run();
