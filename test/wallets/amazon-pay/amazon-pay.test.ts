import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Cart } from '../../../src/core/types/cart';
import type { Brand } from '../../../src/wallets/amazon-pay';
import { createFakePurchase, startWallet } from '../../fakes/fake-purchase';
import { fakeScripts } from '../../fakes/fake-scripts';
import { createAmazonScene, createSession } from '../../fakes/open-amazon-pay';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

const cart = { id: 'gid://shopify/Cart/1', requiresShipping: true } as Cart;
const open: SheetAction = { type: 'redirect', cart };
const aborted: SheetAction = { type: 'abort', reason: 'wallet_error', title: 'a', message: 'b' };

async function reasonOf(promise: unknown): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not reject');
}

/** Clicks with a server that responds with this session. */
async function pay({
  name = 'amazon_pay' as Brand,
  cartNow = cart,
  answer = createSession() as unknown,
} = {}) {
  const scene = createAmazonScene({}, {}, name);
  const requests: unknown[] = [];
  scene.host.fetchConfig = async (service, about) => {
    requests.push([service, about]);
    return { payload: answer } as never;
  };
  await scene.mount();
  const purchase = createFakePurchase({ answers: { open: { type: 'redirect', cart: cartNow } } });
  const ended = Promise.resolve(startWallet(scene.wallet, purchase, scene.host));
  return { ...scene, requests, purchase, ended };
}

test('skips the wallet without a merchant id', async () => {
  const { wallet } = createAmazonScene({ merchantId: undefined });
  const { urls } = fakeScripts('amazon');
  assert.is(await reasonOf(wallet.prepare()), 'invalidMerchantId');
  assert.equal(urls, []);
});

const SDK_URL = 'https://static-na.payments-amazon.com/checkout.js';
const PRESENT: [what: string, tags: string[], isLoaded: boolean][] = [
  ['of its region', [SDK_URL], false],
  ['of its region, with a query', [`${SDK_URL}?v=2`], false],
  ['of an unknown source', ['https://shop.example/bundle.js'], false],
  ['of another region', ['https://static-eu.payments-amazon.com/checkout.js'], true],
  [
    'of another region and then of its own',
    ['https://static-fe.payments-amazon.com/checkout.js', SDK_URL],
    false,
  ],
  ['of its region and then of another', [SDK_URL, 'https://static-fe.payments-amazon.com/checkout.js'], true],
];

for (const [what, tags, isLoaded] of PRESENT)
  test(`${isLoaded ? 'loads' : 'does not load'} its SDK if the page has one ${what}`, async () => {
    const { wallet } = createAmazonScene({ sdkUrl: undefined, ledgerCurrency: 'USD' });
    const { amazon } = window;
    const scripts = fakeScripts('amazon');
    scripts.load = () => new Promise(() => {});
    Object.assign(window, { amazon });
    document.body.innerHTML = tags.map(src => `<script type="text/plain" src="${src}"></script>`).join('');
    await Promise.race([wallet.prepare(), settle()]);
    assert.equal(scripts.urls, isLoaded ? [SDK_URL] : []);
  });

test('keeps its SDK for more buttons after the page loads one of another region', async () => {
  const { mount, drawn } = createAmazonScene({ sdkUrl: undefined, ledgerCurrency: 'USD' });
  await mount();
  Object.assign(window.amazon as object, {
    Pay: {
      renderButton() {
        throw new Error('The merchant is not of this region');
      },
    },
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="text/plain" src="https://static-eu.payments-amazon.com/checkout.js"></script>',
  );
  await mount();
  assert.is(drawn.length, 2);
});

test('skips the wallet if its SDK fails to load', async () => {
  const { wallet } = createAmazonScene();
  fakeScripts('amazon').load = () => Promise.reject();
  assert.match(await reasonOf(wallet.prepare()), 'Could not load https://amazon.example/checkout.js');
});

for (const [name, global, params] of [
  ['amazon_pay', 'Pay', {}],
  ['buy_with_prime', 'BuyWithPrime', {}],
  ['buy_with_prime', 'Pay', { sdkGlobal: 'Pay' }],
] as const)
  test(`${name} waits for amazon.${global} ${JSON.stringify(params)}`, async () => {
    const prepare = (amazon: object) => {
      const { wallet } = createAmazonScene(params, {}, name);
      stub(window, { amazon });
      fakeScripts('amazon');
      return wallet.prepare();
    };
    assert.match(
      await reasonOf(prepare({ Other: {} })),
      'SDK not there after loading https://amazon.example',
    );
    await prepare({ [global]: {} });
  });

test('renders in the light DOM, and removes the button on unmount', async () => {
  const { mount } = createAmazonScene();
  const { element, unmount } = await mount();
  const [container] = element.children;
  assert.is(document.querySelector(`#${container?.id}`), container);
  assert.ok(element.shadowRoot?.querySelector('div > slot'));
  unmount();
  assert.is(element.childElementCount, 0);
});

test('fills the width and height of its slot', async () => {
  const { element } = await createAmazonScene().mount();
  const { display, height } = (element.firstElementChild as HTMLElement).style;
  assert.equal([display, height], ['block', '100%']);
});

test('creates a container for each button', async () => {
  const { mount } = createAmazonScene();
  const ids = [await mount(), await mount()].map(({ element }) => element.firstElementChild?.id);
  assert.is(new Set(ids).size, 2);
});

test("forwards clicks of the SDK's button", async () => {
  const { button, clicks } = await createAmazonScene().mount();
  button.click();
  assert.is(clicks(), 1);
});

test('renders the button without a session, because the click signs it', async () => {
  const { mount, drawn, visited } = createAmazonScene();
  (await mount()).button.click();
  assert.is(drawn[0]?.createCheckoutSessionConfig, undefined);
  assert.equal(visited, []);
});

for (const [requiresShipping, type] of [
  [true, 'PayAndShip'],
  [false, 'PayOnly'],
] as const) {
  test(`renders the button for ${type} if requires-shipping is ${requiresShipping}`, async () => {
    const { mount, drawn } = createAmazonScene({}, { requiresShipping });
    await mount();
    assert.is(drawn[0]?.productType, type);
  });

  test(`redirects for ${type} if a line of the cart needs shipping: ${requiresShipping}`, async () => {
    const { ended, visited } = await pay({ cartNow: { ...cart, requiresShipping } });
    await ended;
    assert.is(visited[0]?.searchParams.get('productType'), type);
  });
}

for (const [name, service] of [
  ['amazon_pay', 'amazon_pay'],
  ['buy_with_prime', 'optimus'],
] as const)
  test(`${name} redirects with the payload that /wallets/config/${service} signed for the cart`, async () => {
    const { ended, requests, visited, purchase } = await pay({ name });
    await ended;
    assert.equal(requests, [[service, cart]]);
    const session = createSession().createCheckoutSessionConfig;
    for (const [key, value] of Object.entries(session)) assert.is(visited[0]?.searchParams.get(key), value);
    assert.is(visited.length, 1);
    assert.equal(purchase.calls, [['open'], ['redirect']]);
  });

for (const action of [aborted, { type: 'decelerate', reason: 'not_enough_stock' }] as SheetAction[])
  test(`finishes with the action of a failed open: ${action.type}`, async () => {
    const { wallet, host, visited } = createAmazonScene();
    host.fetchConfig = () => Promise.reject(new Error('Asked for nothing'));
    const purchase = createFakePurchase({ answers: { open: action } });
    await startWallet(wallet, purchase, host);
    assert.equal(purchase.calls, [['open'], ['finish', action]]);
    assert.equal(visited, []);
  });

test('finishes with the action of a service error', async () => {
  const { wallet, host, visited, mount } = createAmazonScene();
  await mount();
  host.fetchConfig = async () => ({ action: aborted });
  const purchase = createFakePurchase({ answers: { open } });
  await startWallet(wallet, purchase, host);
  assert.equal(purchase.calls, [['open'], ['finish', aborted]]);
  assert.equal(visited, []);
});

test('does not redirect a shopper who has left the page', async () => {
  const { wallet, host, visited, mount } = createAmazonScene();
  await mount();
  const purchase = createFakePurchase({ answers: { open } });
  host.fetchConfig = async () => {
    purchase.cancel();
    return { payload: createSession() } as never;
  };
  await startWallet(wallet, purchase, host);
  assert.equal(visited, []);
});

test('waits for the redirect while the page unloads', async () => {
  const { ended, purchase } = await pay();
  await ended;
  assert.is(purchase.status.value, 'redirecting');
});

test.run();
