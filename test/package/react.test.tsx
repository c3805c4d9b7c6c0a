import '../run/dom';
import { readFile } from 'node:fs/promises';
import { act } from 'preact/test-utils';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as assert from 'uvu/assert';
import { elements } from '../../build/api.mjs';
import { AcceleratedCheckout, AcceleratedCheckoutCart, WalletButton } from '../../package/react.js';
import { fakeHead } from '../fakes/fake-head';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

const SRC = 'https://shop.example/wallets/0123456789abcdef/portable-wallets.js';
const SHOP = { 'access-token': 't', 'buyer-country': 'BR', 'buyer-currency': 'BRL' };

const head = fakeHead();

async function draw(node: Parameters<ReturnType<typeof createRoot>['render']>[0]) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as Element);
  const render = (next: typeof node) => act(() => root.render(next));
  await render(node);
  return { render, element: document.querySelector('main')?.firstElementChild as HTMLElement };
}

test('writes an object as JSON, a yes as an empty attribute, and nothing for a no', async () => {
  const { element } = await draw(
    <AcceleratedCheckout
      {...SHOP}
      script={SRC}
      recommended={{ name: 'shop_pay', wallet_params: {} }}
      variant-params={[{ id: 1, requiresShipping: true }]}
      debug
      disable-compat={false}
    />,
  );
  assert.is(element.localName, 'shopify-accelerated-checkout');
  assert.is(element.getAttribute('recommended'), '{"name":"shop_pay","wallet_params":{}}');
  assert.is(element.getAttribute('variant-params'), '[{"id":1,"requiresShipping":true}]');
  assert.is(element.getAttribute('buyer-country'), 'BR');
  assert.is(element.getAttribute('debug'), '');
  assert.not(element.hasAttribute('disable-compat'));
  assert.not(element.hasAttribute('script'));
});

test('hands a style on as it is', async () => {
  const { element } = await draw(
    <AcceleratedCheckout {...SHOP} script={SRC} style={{ maxWidth: '20rem' }} />,
  );
  assert.is(element.style.maxWidth, '20rem');
});

test('loads the script once for all elements of a page', async () => {
  await draw(
    <main>
      <AcceleratedCheckout {...SHOP} script={SRC} />
      <AcceleratedCheckoutCart {...SHOP} script={SRC} wallet-configs={[]} />
    </main>,
  );
  assert.equal(
    head.tags.map(({ src }) => src),
    [SRC],
  );
});

test('lets be what the script has drawn, however often it renders', async () => {
  const { element, render } = await draw(<AcceleratedCheckout {...SHOP} script={SRC} />);
  assert.is(element.innerHTML, '<div class="shopify-payment-button__skeleton"></div>'.repeat(2));
  element.innerHTML = '<shopify-buy-it-now-button slot="button"></shopify-buy-it-now-button>';
  await render(<AcceleratedCheckout {...SHOP} script={SRC} buyer-country="PT" />);
  assert.is(element.getAttribute('buyer-country'), 'PT');
  assert.is(element.firstElementChild?.localName, 'shopify-buy-it-now-button');
});

test('tells when a wallet stands in it', async () => {
  const told: unknown[] = [];
  const { element } = await draw(
    <WalletButton {...SHOP} script={SRC} onRendered={(detail: unknown) => told.push(detail)} />,
  );
  element.dispatchEvent(new CustomEvent('wallet-rendered', { detail: { status: 'success' } }));
  assert.equal(told, [{ status: 'success' }]);
});

test('takes over what a server has written, and what the script has drawn there before', async () => {
  const node = <AcceleratedCheckout {...SHOP} script={SRC} />;
  document.body.innerHTML =
    '<main><shopify-accelerated-checkout access-token="t" buyer-country="BR" buyer-currency="BRL"><a slot="button"></a></shopify-accelerated-checkout></main>';
  const drawn = document.querySelector('a');
  await act(async () => void hydrateRoot(document.querySelector('main') as Element, node));
  assert.is(document.querySelector('main > shopify-accelerated-checkout > a'), drawn);
  // Preact would write what React asks for as an attribute.
  assert.equal(drawn?.parentElement?.getAttributeNames(), [
    'access-token',
    'buyer-country',
    'buyer-currency',
  ]);
});

test('leaves no skeleton to wait for a script that does not come', async () => {
  await draw(<AcceleratedCheckout {...SHOP} script={SRC} />);
  await act(async () => {
    head.answer('error');
    await settle();
    head.answer('error');
    await settle();
  });
  assert.is(document.querySelector('shopify-accelerated-checkout'), null);
});

test('lists each attribute that holds JSON', async () => {
  const text = await readFile('package/react.d.ts', 'utf8');
  const [, list = ''] = /interface JsonAttributes \{([\s\S]*?)\n\}/.exec(text) ?? [];
  const written = elements
    .flatMap(({ attributes }) => attributes.filter(({ description }) => description.startsWith('JSON')))
    .map(({ name }) => name);
  assert.ok(written.length > 4);
  for (const name of written) assert.match(list, RegExp(`^  '?${name}'?:`, 'm'));
});

test.run();
