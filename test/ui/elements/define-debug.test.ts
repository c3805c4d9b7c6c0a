import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { recordInfos } from '../../fakes/fake-console';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { find, productPage, show } from '../../fakes/page';
import { settle, until } from '../../fakes/settle';
import { BUY_IT_NOW, GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, test } from '../../run/suite';

const HOST = 'shopify-accelerated-checkout';

const infos = fixture(recordInfos);

test.before(defineElements);
const open = async (attributes: object) => {
  const recommended = { ...GOOGLE_PAY, wallet_params: { ...GOOGLE_PAY.wallet_params, auth: [] } };
  const host = show(productPage({ recommended, fallback: BUY_IT_NOW, ...attributes }), HOST);
  await until(() => host.querySelector('button'));
  await settle();
  return find(host, 'button');
};

test('says nothing where no element asks for it', async () => {
  installGooglePay();
  await open({});
  assert.equal(infos.lines, []);
});

test('explains in the console what was decided of each wallet, and why', async () => {
  installGooglePay();
  await open({ debug: true });
  for (const words of [
    /GooglePay is skipped: .* no auth/,
    /BuyItNow can pay here/,
    /BuyItNow is chosen.*product/,
  ])
    await until(() => infos.lines.some(line => line.startsWith('[portable-wallets] ') && words.test(line)));
});

test('explains once, however many elements ask for it', async () => {
  installGooglePay();
  await open({ debug: true });
  const loaded = () => infos.lines.filter(line => line.includes('BuyItNow can pay here'));
  await until(() => loaded().length);
  await settle();
  assert.is(loaded().length, 1);
});

test.run();
