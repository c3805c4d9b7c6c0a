import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { createPurchase } from '../../../src/core/purchase/purchase';
import type { Status } from '../../../src/core/types/purchase';
import { rows } from '../../../src/wallets/registry';
import { CONFIG } from '../../fakes/config';
import { contextOf, opensOf } from '../../fakes/context';
import { CART_CHOICE, cartNode, groupNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeFetch, multipart, type Reply, result } from '../../fakes/fake-fetch';
import { fixture, test } from '../../run/suite';

// Opens the shopper's own cart over the real client, and checks what it reads.

const fetch = fixture(() => fakeFetch());
const groups = [groupNode('g1', [optionNode('fast'), optionNode('slow')])];

function open(instrument: string, note?: string) {
  const names = { ...contextOf(instrument), ...opensOf(instrument) };
  return createPurchase(
    { settings: CONFIG, source: { ...CART_CHOICE, note }, ...names },
    signal<Status>('busy'),
    { navigate() {}, showDialog() {}, announce() {} },
  ).open();
}

const sent = () => JSON.parse(String(fetch.calls[0]?.init.body)).query as string;

const ANSWERS: [kind: string, reply: Reply][] = [
  [
    'streamed',
    multipart([
      { data: { result: cartNode() }, hasNext: true },
      { incremental: [{ path: ['result'], data: { deliveryGroups: { nodes: groups } } }], hasNext: false },
    ]),
  ],
  ['plain', result(cartNode({ groups }))],
];

for (const { instrument, opens } of Object.values(rows))
  if (opens === 'sheet')
    for (const [kind, reply] of ANSWERS)
      test(`${instrument} opens with the cart's delivery groups, from a ${kind} response`, async () => {
        fetch.answers.cart = reply;
        const action = await open(instrument);
        const [group] = action.type === 'update' ? action.cart.deliveryGroups : [];
        assert.equal(
          group?.deliveryOptions.map(({ handle }) => handle),
          ['fast', 'slow'],
        );
        assert.match(sent(), /@defer/);
        assert.match(sent(), /deliveryGroups\(first:10/);
      });
  else
    test(`${instrument} opens without the delivery groups`, async () => {
      fetch.answers.cart = result(cartNode());
      assert.is((await open(instrument)).type, 'redirect');
      assert.not.match(sent(), 'deliveryGroups');
    });

test('keeps the delivery groups if a note is sent after them', async () => {
  fetch.answers.cart = result(cartNode({ groups }));
  fetch.answers.cartNoteUpdate = result(payload());
  const action = await open('GooglePay', 'Portaria');
  assert.is(action.type === 'update' && action.cart.deliveryGroups.length, 1);
});

test('opens a cart whose response ends before its delivery groups, because an address loads them', async () => {
  fetch.answers.cart = result(cartNode());
  assert.is((await open('GooglePay')).type, 'update');
});

test.run();
