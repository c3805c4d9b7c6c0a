import fc from 'fast-check';
import { running, startPurchase } from '../../src/core/purchase/click';
import { createLinkWallet } from '../../src/wallets/button-host';
import { CONFIG } from '../fakes/config';
import { contextOf } from '../fakes/context';
import { CART_CHOICE, cartNode, groupNode, optionNode, PLAN } from '../fakes/fake-cart';
import { json as answer, fakeFetch, html, multipart, networkError, type Reply } from '../fakes/fake-fetch';
import { openVisible } from '../fakes/open-shop-pay';
import { cartPage, clearPage, setCartToken, show } from '../fakes/page';
import { settle } from '../fakes/settle';
import { limitedCart } from '../fakes/show-cart';
import { providePurchases } from '../run/provide-purchases';
import type { Kind } from './kind';
import { anything, json, mutated, text } from './values';

const CART = cartNode({
  groups: [groupNode('g1', [optionNode('fast'), optionNode('slow')])],
  lines: [{ ...cartNode().lines?.nodes[0], sellingPlanAllocation: PLAN } as never],
});
const payloads = mutated({
  cart: CART,
  errors: [{ code: 'INVALID', field: ['input'], message: 'No' }],
  warnings: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }],
  ...limitedCart({ plan: true }),
});
const bodies = fc.oneof(
  { weight: 5, arbitrary: payloads.map(result => ({ data: { result } })) },
  { weight: 2, arbitrary: mutated({ errors: [{ message: 'No', extensions: { code: 'THROTTLED' } }] }) },
  { weight: 1, arbitrary: json },
);
const statuses = fc.constantFrom(200, 200, 200, 400, 401, 404, 500);
const replies: fc.Arbitrary<Reply> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(bodies, statuses).map(([body, status]) => answer(body, { status })) },
  { weight: 2, arbitrary: fc.tuple(bodies, json).map(parts => multipart(parts)) },
  { weight: 1, arbitrary: text.map(body => () => new Response(body)) },
  { weight: 1, arbitrary: fc.constantFrom(html(), html(500), networkError) },
);

providePurchases({ navigate() {}, showDialog() {}, announce() {} });

/** Responses of one shared `fetch`, which records the requests of all kinds. */
const server = fakeFetch();
const OPERATIONS = ['cart', 'cartCreate', 'cartAttributesUpdate', 'cartNoteUpdate', 'limitedCartQuery'];

const answersKind: Kind<[Reply, boolean]> = {
  name: 'answers',
  inputs: fc.tuple(replies, fc.boolean()),
  async feed([reply, isCart]) {
    server.calls.length = 0;
    server.answers = Object.fromEntries(OPERATIONS.map(operation => [operation, reply]));
    if (isCart) {
      setCartToken('hWN2mTp3%3Fkey%3D0f1e2d3c');
      show(cartPage(), '*');
    } else {
      const details = {
        settings: CONFIG,
        source: CART_CHOICE,
        ...contextOf('BuyItNow'),
      };
      startPurchase(createLinkWallet(), details);
    }
    await settle(4);
    running.value = undefined;
    clearPage();
  },
};

const messagesKind: Kind<unknown> = {
  name: 'postMessage',
  inputs: fc.oneof(
    anything,
    fc.record({
      type: fc.oneof(text, fc.constantFrom('loaded', 'shop_user_matched', 'close')),
      extra: anything,
    }),
  ),
  feed(data) {
    const scene = openVisible();
    scene.receive(data);
    scene.receive(data, { origin: 'https://elsewhere.example' });
    scene.receive(data, { source: null });
    scene.unmount();
    clearPage();
    localStorage.clear();
  },
};

export const answerKinds = [answersKind, messagesKind];
