import './run/dom';
import * as assert from 'uvu/assert';
import { createLoaders } from '../src/loaders';
import { purchaseHost } from '../src/wallets/host';
import { test } from './run/suite';

/** The two files, each as often as it is asked for; the first answers may be failures. */
function serve(failures: Record<string, number> = {}) {
  const loads: string[] = [];
  const handed: unknown[][] = [];
  const load = async <M>(name: string): Promise<M> => {
    loads.push(name);
    if ((failures[name] ?? 0) > loads.filter(other => other === name).length - 1) throw new Error('offline');
    const create = (...taken: unknown[]) => {
      handed.push([name, ...taken]);
      return { name, host: { summary: () => [] } };
    };
    return { default: create } as M;
  };
  return { ...createLoaders(load), loads, handed };
}

test('a cart needs cart.js alone', async () => {
  const { loadTransport, loads } = serve();
  await loadTransport();
  assert.equal(loads, ['cart']);
});

test('a purchase needs both, and asks for both at once', async () => {
  const { loadPurchases, loads } = serve();
  const loading = loadPurchases();
  assert.equal(loads.sort(), ['cart', 'checkout']);
  await loading;
});

test('each is loaded once', async () => {
  const { loadPurchases, loadTransport, loads } = serve();
  await Promise.all([loadPurchases(), loadPurchases(), loadTransport()]);
  await loadPurchases();
  assert.equal(loads.sort(), ['cart', 'checkout']);
});

for (const file of ['cart', 'checkout'])
  test(`a ${file}.js that could not be loaded is asked for again at the next call`, async () => {
    const { loadPurchases } = serve({ [file]: 1 });
    const message = await loadPurchases().catch(error => error.message);
    assert.is(message, 'offline');
    assert.ok(await loadPurchases());
  });

test('the purchase takes what the page and the cart have already', async () => {
  const { loadPurchases, loadTransport, handed } = serve();
  await loadPurchases();
  const [cart, checkout] = handed.sort();
  assert.is(cart?.[1], checkout?.[1]);
  assert.is(checkout?.[2], await loadTransport());
});

const known = { ...purchaseHost };
test.after.each(() => void Object.assign(purchaseHost, known));

test('the wallets’ host knows all of the purchase when it is there', async () => {
  const { loadPurchases } = serve();
  const { summary } = purchaseHost;
  await loadPurchases();
  assert.is.not(purchaseHost.summary, summary);
});

test.run();
