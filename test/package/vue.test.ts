import '../run/dom';
import * as assert from 'uvu/assert';
import { createApp, createSSRApp, h, nextTick, reactive, resolveComponent } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { fakeHead } from '../fakes/fake-head';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

const SRC = 'https://shop.example/wallets/0123456789abcdef/portable-wallets.js';
const NAME = 'shopify-accelerated-checkout';
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>';

const head = fakeHead();
/** A copy whose load no other test has begun. */
const entry = '../../package/vue.js?vue';
const { default: wallets, useWallets }: typeof import('../../package/vue') = await import(entry);

/** Mounts a page whose template has the element with these props. */
function mount(props: Record<string, unknown>) {
  document.body.innerHTML = '<main></main>';
  const app = createApp({ render: () => h('form', h(resolveComponent(NAME), props)) });
  app.use(wallets, { script: SRC }).mount('main');
  const find = () => document.querySelector<HTMLElement>(NAME);
  return { app, find };
}

test('renders objects as JSON, true as an empty attribute, and no attribute for false', () => {
  const { app, find } = mount({
    accessToken: 't',
    'buyer-country': 'BR',
    recommended: { name: 'shop_pay', wallet_params: {} },
    'variant-params': [{ id: 1, requiresShipping: true }],
    debug: true,
    'disable-compat': false,
    class: ['wide'],
    style: { maxWidth: '20rem' },
  });
  const element = find();
  assert.equal(
    [
      'access-token',
      'buyer-country',
      'recommended',
      'variant-params',
      'debug',
      'disable-compat',
      'class',
    ].map(name => element?.getAttribute(name)),
    [
      't',
      'BR',
      '{"name":"shop_pay","wallet_params":{}}',
      '[{"id":1,"requiresShipping":true}]',
      '',
      null,
      'wide',
    ],
  );
  assert.is(element?.style.maxWidth, '20rem');
  assert.is(element?.innerHTML, SKELETON.repeat(2));
  app.unmount();
});

test("keeps the script's output when a prop changes, and calls listeners", async () => {
  const events: string[] = [];
  const props = reactive({
    buyerCountry: 'BR',
    onWalletReady: ({ type }: Event) => events.push(type),
    onWalletClick: ({ type }: Event) => events.push(type),
  });
  const { app, find } = mount(props);
  const element = find();
  if (element) element.innerHTML = '<a slot="button"></a>';
  props.buyerCountry = 'PT';
  await nextTick();
  assert.is(find()?.outerHTML, `<${NAME} buyer-country="PT"><a slot="button"></a></${NAME}>`);
  for (const type of ['wallet-ready', 'wallet-click']) element?.dispatchEvent(new Event(type));
  assert.equal(events, ['wallet-ready', 'wallet-click']);
  app.unmount();
});

test('renders nothing after a failed load, and again after a retry', async () => {
  const { app, find } = mount({ accessToken: 't' });
  const { status, error, retry } = app.runWithContext(useWallets);
  const answer = async (type: 'error' | 'load') => {
    head.answer(type);
    await settle();
  };
  assert.is(status.value, 'loading');
  await answer('error');
  assert.ok(find());
  await answer('error');
  assert.equal([status.value, find()], ['failed', null]);
  assert.match(error.value?.message ?? '', SRC);
  retry();
  await answer('load');
  assert.equal([status.value, error.value, find()?.getAttribute('access-token')], ['ready', undefined, 't']);
  app.unmount();
});

test('a server renders the element with its skeleton', async () => {
  const render = () =>
    h(resolveComponent(NAME), { accessToken: 't', recommended: { name: 'shop_pay', wallet_params: {} } });
  const html = await renderToString(createSSRApp({ render }).use(wallets));
  assert.is(
    html,
    `<${NAME} access-token="t" recommended="{&quot;name&quot;:&quot;shop_pay&quot;,&quot;wallet_params&quot;:{}}">${SKELETON.repeat(2)}</${NAME}>`,
  );
});

test.run();
