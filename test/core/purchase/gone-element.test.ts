import '../../run/dom';
import * as assert from 'uvu/assert';
import { mayStart, running } from '../../../src/core/purchase/click';
import type { Cart } from '../../../src/core/types/cart';
import type { Purchase } from '../../../src/core/types/purchase';
import { ADDRESS, createResponses, PAYMENT, SUCCESS } from '../../fakes/answers';
import { beginClicks, type Clicks, click } from '../../fakes/begin-clicks';
import { CART_CHOICE, cartNode } from '../../fakes/fake-cart';
import { result } from '../../fakes/fake-fetch';
import { hold } from '../../fakes/hold';
import { withPurchase } from '../../fakes/wallet-that';
import { stub, test } from '../../run/suite';

let page: Clicks;
/** Events at the document, with their targets. */
let events: string[];

const NAMES = ['wallet-cancel', 'wallet-error', 'wallet-redirect', 'wallet-complete'];
const onEvent = (event: Event) => {
  const { target } = event;
  events.push(`${event.type} ${target === document ? 'document' : (target as Element).localName}`);
};

test.before.each(() => {
  const answers = Object.fromEntries(
    Object.entries(createResponses()).map(([name, answer]) => [name, result(answer)]),
  );
  page = beginClicks({ cart: result(cartNode()), cartRemovePersonalData: result({ cart: {} }), ...answers });
  events = [];
  for (const name of NAMES) document.addEventListener(name, onEvent);
});
test.after.each(() => {
  for (const name of NAMES) document.removeEventListener(name, onEvent);
});

/** Clicks a button with a sheet in the page. */
async function press(
  id = 'gid://shopify/Cart/hWN2mTp3',
): Promise<{ purchase: Purchase; host: Element; owner: Element }> {
  const host = document.createElement('shopify-accelerated-checkout');
  const owner = document.createElement('shopify-google-pay-button');
  host.append(owner);
  document.body.append(host);
  let purchase: Purchase | undefined;
  assert.ok(mayStart(document.body));
  click(
    withPurchase(started => {
      purchase = started;
    }),
    { owner, host, source: { ...CART_CHOICE, id } },
  );
  await page.clock.advance(0);
  return { purchase: purchase as Purchase, host, owner };
}

async function show({ purchase }: { purchase: Purchase }) {
  const shown = page.clock.run(purchase.setAddress(ADDRESS));
  await shown;
  purchase.show(purchase.cart.value as Cart);
}

const sent = (name: string) => page.fetch.operations().filter(each => each === name).length;

for (const [what, remove, target] of [
  ['the element', ({ owner }: { owner: Element }) => owner.remove(), 'shopify-accelerated-checkout'],
  ['its host', ({ host }: { host: Element }) => host.remove(), 'document'],
] as const)
  test(`dispatches the end of a purchase at the ${target} if a script has removed ${what}`, async () => {
    const pressed = await press();
    await show(pressed);
    remove(pressed);
    pressed.purchase.finish(await page.clock.run(pressed.purchase.authorize(PAYMENT)));
    assert.equal(events, [`wallet-complete ${target}`]);
    running.value = undefined;
  });

test('a press starts a new purchase if the element of the running one is gone, and the old sheet orders nothing', async () => {
  const first = await press();
  await show(first);
  first.host.remove();
  const second = await press();
  assert.is.not(second.purchase, first.purchase);
  assert.equal(events, ['wallet-cancel document']);
  const late = await page.clock.run(first.purchase.authorize(PAYMENT));
  assert.is(late.type === 'abort' && late.reason, 'silent');
  assert.is(sent('cartSubmitForCompletion'), 0);
  await show(second);
  second.purchase.finish(await page.clock.run(second.purchase.authorize(PAYMENT)));
  assert.is(sent('cartSubmitForCompletion'), 1);
  assert.is(page.visited.length, 1);
  running.value = undefined;
});

test('sends the next purchase of a cart to the checkout if the old one has an unanswered request', async () => {
  const answer = hold<void>();
  const { cartBuyerIdentityUpdate } = createResponses();
  page.fetch.answers.cartBuyerIdentityUpdate = async call => {
    await answer.promise;
    return result(cartBuyerIdentityUpdate)(call);
  };
  const first = await press();
  void first.purchase.setAddress(ADDRESS);
  await page.clock.advance(0);
  first.host.remove();
  const second = await press();
  assert.equal(await page.clock.run(second.purchase.open()), {
    type: 'decelerate',
    reason: 'cart_not_ready',
  });
  answer.release();
  second.purchase.finish({ type: 'decelerate', reason: 'cart_not_ready' });
  await page.clock.advance(60_000);
  running.value = undefined;
});

test('a press during a submission whose element is gone says so, and its result leads on', async () => {
  const answer = hold<void>();
  page.fetch.answers.cartSubmitForCompletion = async call => {
    await answer.promise;
    return result(SUCCESS)(call);
  };
  const first = await press();
  await show(first);
  void first.purchase.authorize(PAYMENT);
  await page.clock.advance(1000);
  first.host.remove();
  assert.not(mayStart(document.body));
  assert.match(page.dialogs.join(), 'não pague outra vez');
  assert.equal(page.visited, []);
  answer.release();
  await page.clock.advance(1000);
  assert.equal(page.visited, ['https://shop.example/thanks']);
  assert.not(mayStart(document.body), 'the press redirects again');
  assert.is(page.visited.length, 2);
  running.value = undefined;
});

test('a press ends a purchase whose element the page has hidden', async () => {
  const { purchase, host } = await press();
  stub(host, { getClientRects: () => [] });
  assert.ok(mayStart(document.body));
  assert.is(purchase.status.value, 'cancelled');
});

test('a press does not end a purchase whose element is in the document', async () => {
  const { purchase } = await press();
  assert.not(mayStart(document.body));
  assert.is(purchase.status.value, 'busy');
  purchase.cancel();
  await page.clock.advance(0);
});

test.run();
