import '../../run/dom';
import * as assert from 'uvu/assert';
import { attributes } from '../../../src/core/page/attribute-table';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { define, mountImmediately } from '../../../src/ui/elements/define';
import { defineElements } from '../../fakes/elements';
import { recordErrors, recordInfos, recordWarnings } from '../../fakes/fake-console';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { find, productPage, show } from '../../fakes/page';
import { settle, until } from '../../fakes/settle';
import { BUY_IT_NOW, GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, test } from '../../run/suite';

const HOST = 'shopify-accelerated-checkout';

fixture(recordErrors);
const infos = fixture(recordInfos);
const warnings = fixture(recordWarnings);

test.before(defineElements);
const open = async (attributes: object) => {
  const recommended = { ...GOOGLE_PAY, wallet_params: { ...GOOGLE_PAY.wallet_params, auth: [] } };
  const host = show(productPage({ recommended, fallback: BUY_IT_NOW, ...attributes }), HOST);
  await until(() => host.querySelector('button'));
  await settle();
  return find(host, 'button');
};

test('logs nothing if no element sets debug', async () => {
  installGooglePay();
  await open({});
  assert.equal(infos.lines, []);
});

for (const [name, value] of [
  ['recomended', 'null'],
  ['variants-params', '[]'],
  ['buyer-local', 'pt-BR'],
  ['buyer-country', 'Brazil'],
  ['buyer-country', 'br'],
  ['buyer-currency', 'R$'],
] as const)
  test(`warns about ${name}="${value}" without the debug attribute`, async () => {
    installGooglePay();
    await open({ [name]: value });
    await until(() => warnings.lines.length);
    assert.match(warnings.lines[0] ?? '', name);
    assert.equal(infos.lines, []);
  });

for (const id of ['abc', 'gid://shopify/Product/101'])
  test(`says without the debug attribute that ${id} is no variant`, async () => {
    show(productPage({ recommended: BUY_IT_NOW }, `<input name="id" value="${id}">`), HOST);
    await until(() => warnings.lines.length);
    assert.match(warnings.lines.join(), `No buttons: id="${id}" in the form is no variant's`);
  });

test('loads no file for the attributes of frameworks', async () => {
  installGooglePay();
  delete cachedLoads.debug;
  await open({
    'x-data': '{}',
    'data-turbo': 'false',
    'aria-busy': 'false',
    class: 'a',
    style: '',
    busy: '',
    tabindex: '0',
  });
  assert.not.ok(cachedLoads.debug);
});

test('loads no file for correct attributes', () => {
  delete cachedLoads.debug;
  define('x-correct', () => () => {}, mountImmediately);
  const element = document.createElement('x-correct');
  for (const name of Object.keys(attributes))
    if (name !== 'debug') element.setAttribute(name, /^buyer-(country|currency)$/.test(name) ? 'BR' : '[]');
  document.body.append(element);
  assert.not.ok(cachedLoads.debug);
});

test('logs the decision and the reason for each wallet', async () => {
  installGooglePay();
  await open({ debug: true });
  for (const pattern of [
    /GooglePay is skipped: .* no auth/,
    /BuyItNow can pay here/,
    /BuyItNow is chosen.*product/,
  ])
    await until(() => infos.lines.some(line => line.startsWith('[portable-wallets] ') && pattern.test(line)));
});

test('logs once if several elements set debug', async () => {
  installGooglePay();
  await open({ debug: true });
  const loaded = () => infos.lines.filter(line => line.includes('BuyItNow can pay here'));
  await until(() => loaded().length);
  await settle();
  assert.is(loaded().length, 1);
});

test.run();
