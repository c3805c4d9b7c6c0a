import '../run/dom';
import { act } from 'preact/test-utils';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as assert from 'uvu/assert';
import {
  AcceleratedCheckout,
  AcceleratedCheckoutCart,
  useWallets,
  WalletButton,
  WalletsProvider,
} from '../../package/react.js';
import { fakeHead } from '../fakes/fake-head';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

const SRC = 'https://shop.example/wallets/0123456789abcdef/portable-wallets.js';
const SHOP = { accessToken: 't', buyerCountry: 'BR', buyerCurrency: 'BRL' };

const head = fakeHead();

async function draw(node: Parameters<ReturnType<typeof createRoot>['render']>[0]) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as Element);
  const render = (next: typeof node) => act(() => root.render(next));
  await render(node);
  return { render, element: document.querySelector('main')?.firstElementChild as HTMLElement };
}

test('renders objects as JSON, true as an empty attribute, and no attribute for false', async () => {
  const { element } = await draw(
    <AcceleratedCheckout
      {...SHOP}
      recommended={{ name: 'shop_pay', wallet_params: {} }}
      variantParams={[{ id: 1, requiresShipping: true }]}
      debug
      disableCompat={false}
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

test("renders a product's false requiresShipping, because its absence is a yes", async () => {
  const { element, render } = await draw(<AcceleratedCheckout {...SHOP} requiresShipping={false} />);
  assert.is(element.getAttribute('requires-shipping'), 'false');
  await render(<AcceleratedCheckout {...SHOP} requiresShipping />);
  assert.is(element.getAttribute('requires-shipping'), '');
});

test('passes on standard attributes', async () => {
  const ref: { current: HTMLElement | null } = { current: null };
  const props = {
    id: 'pay',
    className: 'wide',
    hidden: true,
    'data-test': 'x',
    style: { maxWidth: '20rem' },
  };
  const { element, render } = await draw(<AcceleratedCheckout {...SHOP} {...props} ref={ref} />);
  assert.equal(
    [element.id, element.className, element.hidden, element.dataset.test, element.style.maxWidth],
    ['pay', 'wide', true, 'x', '20rem'],
  );
  assert.is(ref.current, element);
  await render(<AcceleratedCheckout {...SHOP} hidden={false} />);
  assert.not(element.hidden);
});

test('loads the script once for all elements of a page', async () => {
  await draw(
    <WalletsProvider script={SRC}>
      <AcceleratedCheckout {...SHOP} />
      <AcceleratedCheckoutCart {...SHOP} walletConfigs={[]} />
      <WalletsProvider script={SRC}>
        <WalletButton {...SHOP} walletConfig="{}" />
      </WalletsProvider>
    </WalletsProvider>,
  );
  assert.equal(
    head.tags.map(({ src }) => src),
    [SRC],
  );
});

test('throws one error in development if a provider has no script', async () => {
  for (const script of [undefined, '', { src: '' }] as never[])
    try {
      await draw(<WalletsProvider script={script}>x</WalletsProvider>);
      assert.unreachable();
    } catch (error) {
      assert.match((error as Error).message, 'WalletsProvider has no script');
    }
});

test('renders children into the slot shop-promise, and keeps them when the script renders', async () => {
  const { element, render } = await draw(<AcceleratedCheckout {...SHOP}>In 2 days</AcceleratedCheckout>);
  const promise = element.querySelector(':scope > [slot=shop-promise]');
  assert.is(promise?.textContent, 'In 2 days');
  element.replaceChildren(...element.querySelectorAll(':scope > [slot=shop-promise]'));
  await render(<AcceleratedCheckout {...SHOP}>In 3 days</AcceleratedCheckout>);
  assert.is(element.textContent, 'In 3 days');
  await render(<AcceleratedCheckout {...SHOP} />);
  assert.is(element.childElementCount, 0);
});

const HANDLED = {
  'wallet-ready': 'onReady',
  'wallet-click': 'onWalletClick',
  'wallet-cancel': 'onCancel',
  'wallet-error': 'onError',
  'wallet-redirect': 'onRedirect',
  'wallet-complete': 'onComplete',
};

for (const [name, prop] of Object.entries(HANDLED))
  test(`calls the latest ${prop} for ${name} once`, async () => {
    const events: unknown[] = [];
    const toProps = (label: string) => ({ [prop]: (event: Event) => events.push([label, event.type]) });
    const { element, render } = await draw(<AcceleratedCheckout {...SHOP} {...toProps('old')} />);
    await render(<AcceleratedCheckout {...SHOP} {...toProps('new')} />);
    element.firstElementChild?.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    assert.equal(events, [['new', name]]);
    await render(<AcceleratedCheckout {...SHOP} />);
    element.dispatchEvent(new CustomEvent(name));
    assert.is(events.length, 1);
    assert.not(element.hasAttribute(prop.toLowerCase()));
  });

test('handles an event dispatched as the element is inserted', async () => {
  const events: string[] = [];
  customElements.define(
    'shopify-wallet-button',
    class extends HTMLElement {
      connectedCallback() {
        queueMicrotask(() => this.dispatchEvent(new CustomEvent('wallet-ready')));
      }
    },
  );
  await draw(<WalletButton {...SHOP} walletConfig="{}" onReady={({ type }: Event) => events.push(type)} />);
  assert.equal(events, ['wallet-ready']);
});

test("keeps the script's output on re-renders", async () => {
  const { element, render } = await draw(<AcceleratedCheckout {...SHOP} />);
  assert.is(element.innerHTML, '<div class="shopify-payment-button__skeleton"></div>'.repeat(2));
  element.innerHTML = '<shopify-buy-it-now-button slot="button"></shopify-buy-it-now-button>';
  await render(<AcceleratedCheckout {...SHOP} buyerCountry="PT" />);
  assert.is(element.getAttribute('buyer-country'), 'PT');
  assert.is(element.firstElementChild?.localName, 'shopify-buy-it-now-button');
});

test('passes on the end of a purchase after the component is unmounted, once', async () => {
  const ends: string[] = [];
  const props = { ...SHOP, onComplete: () => ends.push('complete'), onCancel: () => ends.push('cancel') };
  const { element, render } = await draw(<AcceleratedCheckout {...props} />);
  element.dispatchEvent(new Event('wallet-click', { bubbles: true, cancelable: true }));
  await render(<p />);
  document.dispatchEvent(new Event('wallet-complete'));
  document.dispatchEvent(new Event('wallet-cancel'));
  assert.equal(ends, ['complete']);
});

test('passes on no end of a purchase that the component has not started', async () => {
  const ends: string[] = [];
  const props = { ...SHOP, onComplete: () => ends.push('complete'), onCancel: () => ends.push('cancel') };
  const { element, render } = await draw(<AcceleratedCheckout {...props} />);
  element.dispatchEvent(new Event('wallet-click', { bubbles: true, cancelable: true }));
  element.dispatchEvent(new Event('wallet-cancel', { bubbles: true }));
  await render(<p />);
  document.dispatchEvent(new Event('wallet-complete'));
  assert.equal(ends, ['cancel']);
});

test('calls onRendered of a checkout', async () => {
  const events: unknown[] = [];
  const { element } = await draw(
    <WalletButton
      {...SHOP}
      walletConfig="{}"
      onRendered={({ detail }: CustomEvent) => events.push(detail)}
    />,
  );
  element.dispatchEvent(new CustomEvent('wallet-rendered', { detail: { status: 'success' } }));
  assert.equal(events, [{ status: 'success' }]);
});

test("hydrates the server's markup, and keeps the script's output", async () => {
  const node = <AcceleratedCheckout {...SHOP} />;
  document.body.innerHTML =
    '<main><shopify-accelerated-checkout access-token="t" buyer-country="BR" buyer-currency="BRL"><a slot="button"></a></shopify-accelerated-checkout></main>';
  const drawn = document.querySelector('a');
  await act(async () => void hydrateRoot(document.querySelector('main') as Element, node));
  assert.is(document.querySelector('main > shopify-accelerated-checkout > a'), drawn);
  // Preact would render React's property as an attribute.
  assert.equal(drawn?.parentElement?.getAttributeNames(), [
    'access-token',
    'buyer-country',
    'buyer-currency',
  ]);
});

test('renders nothing and calls onLoadError if the script fails to load', async () => {
  const errors: string[] = [];
  const node = (
    <WalletsProvider script={SRC}>
      <AcceleratedCheckout {...SHOP} onLoadError={({ message }: Error) => errors.push(message)} />
    </WalletsProvider>
  );
  await draw(node);
  await act(async () => {
    for (let tries = 0; tries < 2; tries++) {
      head.answer('error');
      await settle();
    }
  });
  assert.is(document.querySelector('shopify-accelerated-checkout'), null);
  assert.equal(errors, [`${SRC} did not load. Check the URL and the Content Security Policy.`]);
});

test('renders again after a retry, with the state of the load in useWallets', async () => {
  const states: string[] = [];
  let retry = () => {};
  function State() {
    const wallets = useWallets();
    retry = wallets.retry;
    const state = `${wallets.status} ${wallets.error?.message.slice(0, SRC.length)}`.trim();
    if (states.at(-1) !== state) states.push(state);
    return null;
  }
  await draw(
    <WalletsProvider script={SRC}>
      <AcceleratedCheckout {...SHOP} />
      <State />
    </WalletsProvider>,
  );
  // The load of the other tests, which share the entry, may have failed before.
  states.length = 0;
  for (const answer of ['error', 'load'] as const) {
    await act(async () => retry());
    await act(async () => {
      for (let tries = 0; tries < 2; tries++) {
        head.answer(answer);
        await settle();
      }
    });
    assert.is(!!document.querySelector('shopify-accelerated-checkout'), answer === 'load');
  }
  assert.equal(states, [`failed ${SRC}`, 'loading undefined', 'ready undefined']);
});

test.run();
