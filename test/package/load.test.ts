import '../run/dom';
import * as assert from 'uvu/assert';
import { type FakeClock, fakeClock } from '../fakes/fake-clock';
import { fakeHead } from '../fakes/fake-head';
import { fakeObservers } from '../fakes/fake-observers';
import { settle } from '../fakes/settle';
import { fixture, stub, test } from '../run/suite';

const URL_OF_SCRIPT = 'https://shop.example/wallets/0123456789abcdef/portable-wallets.js';
let copy = 0;
/** Imports the entry in a page that has loaded nothing. */
// The declarations don't list what only the components use.
const open = async (): Promise<
  typeof import('../../package/load') & { getLoadState(): import('../../package/react').LoadState }
> => import(`../../package/load.js?${copy++}`);
const head = fixture(fakeHead);

test.before.each(() => {
  document.head.innerHTML = '';
});
const failTwice = async () => {
  head.answer('error');
  await settle();
  head.answer('error');
};

test('adds the tag with all its attributes', async () => {
  const { loadWallets } = await open();
  // Only the build has the types of `data-` attributes.
  const attributes = { src: URL_OF_SCRIPT, nonce: 'n1', integrity: 'sha384-x', 'data-otlp': '/otlp' };
  const loading = loadWallets(attributes);
  const [tag] = head.tags;
  assert.is(tag?.src, URL_OF_SCRIPT);
  assert.equal(
    ['type', 'crossorigin', 'nonce', 'integrity', 'data-otlp'].map(name => tag?.getAttribute(name)),
    ['module', 'anonymous', 'n1', 'sha384-x', '/otlp'],
  );
  head.answer('load');
  await loading;
});

test('with when: visible, adds the tag once an element is seen, and resolves when the script has run', async () => {
  const observers = fakeObservers();
  document.body.innerHTML = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';
  const { getLoadState, loadWallets } = await open();
  const waiting = loadWallets(URL_OF_SCRIPT, { when: 'visible' });
  assert.is(loadWallets(URL_OF_SCRIPT, { when: 'visible' }), waiting);
  assert.is(head.tags.length, 0);
  assert.is(getLoadState().status, 'waiting');
  observers.show();
  assert.is(head.tags.length, 1);
  assert.is(getLoadState().status, 'loading');
  head.answer('load');
  await waiting;
  assert.is(getLoadState().status, 'ready');
});

test('a call without when loads at once, although another one waits', async () => {
  const observers = fakeObservers();
  const { loadWallets } = await open();
  const waiting = loadWallets(URL_OF_SCRIPT, { when: 'visible' });
  const loading = loadWallets(URL_OF_SCRIPT);
  assert.is(head.tags.length, 1);
  document.body.innerHTML = '<shopify-accelerated-checkout></shopify-accelerated-checkout>';
  await settle();
  observers.show();
  assert.is(head.tags.length, 1);
  head.answer('load');
  await Promise.all([waiting, loading]);
});

test('refreshes the carts once the script offers it', async () => {
  const { refreshCarts } = await open();
  refreshCarts();
  let calls = 0;
  stub(window, { Shopify: { PaymentButton: { refresh: () => calls++ } } as never });
  refreshCarts();
  assert.is(calls, 1);
});

test('adds it once for several calls', async () => {
  const { loadWallets } = await open();
  const first = loadWallets('/wallets/0123456789abcdef/portable-wallets.js');
  assert.is(loadWallets(URL_OF_SCRIPT), first);
  assert.is(head.tags.length, 1);
  head.answer('load');
  await first;
  await loadWallets(URL_OF_SCRIPT);
  assert.is(head.tags.length, 1);
});

for (const [what, other, isOther] of [
  ['another URL', '/wallets/0123456789abcdef/portable-wallets.fr.js', true],
  ['other attributes', { src: URL_OF_SCRIPT, integrity: 'sha384-x' }, true],
  ['a nonce', { src: URL_OF_SCRIPT, nonce: 'n1' }, false],
  ['a relative URL', '/wallets/0123456789abcdef/portable-wallets.js', false],
] as const)
  test(`the first script wins over one with ${what}${isOther ? ', with a warning' : ''}`, async () => {
    const warnings: string[] = [];
    stub(console, { warn: (text: string) => warnings.push(text) });
    const { loadWallets } = await open();
    void loadWallets(URL_OF_SCRIPT);
    void loadWallets(other);
    void loadWallets(other);
    assert.equal(
      head.tags.map(({ src }) => src),
      [URL_OF_SCRIPT],
    );
    assert.equal(warnings.length, isOther ? 1 : 0);
    if (isOther) assert.match(warnings[0] ?? '', typeof other === 'string' ? other : other.src);
  });

test('sets the URL with its own policy under Trusted Types, also on each retry', async () => {
  const names: string[] = [];
  const trustedTypes = {
    createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
      names.push(name);
      return { createScriptURL: (url: string) => `${createScriptURL(url)}#trusted` };
    },
  };
  stub(window, { trustedTypes });
  const { loadWallets } = await open();
  const failing = loadWallets(URL_OF_SCRIPT).catch(() => {});
  await failTwice();
  await failing;
  void loadWallets(URL_OF_SCRIPT);
  assert.is(head.tags.at(-1)?.src, `${URL_OF_SCRIPT}#trusted`);
  assert.equal(names, ['portable-wallets-release']);
});

test('sets the URL as a string if the page does not allow the policy', async () => {
  const createPolicy = () => {
    throw new TypeError('The policy is not listed');
  };
  stub(window, { trustedTypes: { createPolicy } });
  const { loadWallets } = await open();
  void loadWallets(URL_OF_SCRIPT);
  assert.is(head.tags.at(-1)?.src, URL_OF_SCRIPT);
});

const OWN = '<script type="text/plain" src="/wallets/0123456789abcdef/portable-wallets.js"></script>';

for (const [what, fail] of [
  ['fails', () => document.querySelector('script')?.dispatchEvent(new Event('error'))],
  ['had failed before', (clock: FakeClock) => clock.advance(30_000)],
] as const)
  test(`adds a tag next to the page's own only if that ${what}`, async () => {
    const clock = fakeClock();
    document.head.innerHTML = OWN;
    const loading = (await open()).loadWallets(URL_OF_SCRIPT);
    assert.equal(head.tags, []);
    await fail(clock);
    clock.restore();
    await settle();
    assert.is(head.tags[0]?.src, `${URL_OF_SCRIPT}?r=1`);
    head.answer('load');
    await loading;
  });

test('loads the script once more with another URL, and records the failure for the page', async () => {
  stub(window, { Shopify: { PaymentButton: { init: 'own' } } });
  const { loadWallets } = await open();
  const loading = loadWallets(URL_OF_SCRIPT);
  head.answer('error');
  await settle();
  assert.is(head.tags.at(-1)?.src, `${URL_OF_SCRIPT}?r=1`);
  const { init, failedToLoad } = Object(window).Shopify.PaymentButton;
  assert.is(init, 'own');
  assert.match(failedToLoad.message, URL_OF_SCRIPT);
  head.answer('load');
  await loading;
});

test('removes waiting elements after the second failure, except those of a library', async () => {
  document.body.innerHTML =
    '<shopify-accelerated-checkout></shopify-accelerated-checkout><shopify-wallet-button></shopify-wallet-button><p></p>';
  const entry = await open();
  const { loadWallets } = entry;
  const { rendered } = entry as { rendered?: WeakSet<Element> };
  rendered?.add(document.querySelector('shopify-wallet-button') as Element);
  const loading = loadWallets(URL_OF_SCRIPT).catch(() => 'failed');
  await failTwice();
  assert.is(await loading, 'failed');
  assert.is(document.body.innerHTML, '<shopify-wallet-button></shopify-wallet-button><p></p>');
});

test('names the URL that failed to load, and retries on another call', async () => {
  const { loadWallets } = await open();
  const loading = loadWallets(URL_OF_SCRIPT);
  await failTwice();
  try {
    await loading;
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, URL_OF_SCRIPT);
  }
  void loadWallets(URL_OF_SCRIPT);
  assert.is(head.tags.length, 3);
});

test.run();
