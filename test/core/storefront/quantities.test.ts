import '../../run/dom';
import * as assert from 'uvu/assert';
import { sendTyped } from '../../../src/core/storefront/shop-requests';
import type { Fields } from '../../../src/core/types/page';
import { fakeClock } from '../../fakes/fake-clock';
import { type Call, html, json, networkError, type Reply } from '../../fakes/fake-fetch';
import { fixture, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);

const TYPED: Fields = [['updates[]', '2']];
const before = json({ items: [{ key: 'a', variant_id: 1, quantity: 1 }] });
const after = json({ items: [{ key: 'a', variant_id: 1, quantity: 2 }] });

const CASES: [what: string, replies: Reply[], code: string | undefined][] = [
  ['the shop has them already', [after], undefined],
  ['the shop accepts them', [before, after], undefined],
  ['the shop rejects them', [before, json({ description: 'Max. 1' }, { status: 422 })], 'VALIDATION_CUSTOM'],
  ['the cart is a page with a status', [html(404)], 'HTTP'],
  ['the cart is JSON with a status', [json({ message: 'no' }, { status: 404 })], 'HTTP'],
  ['the cart is a page', [html()], 'BAD_ANSWER'],
  ['the connection is lost', [networkError], 'NETWORK'],
  ['the update is a page with a status', [before, html(500)], 'HTTP'],
  ['the connection is lost at the update', [before, networkError], 'NETWORK'],
];

for (const [what, replies, code] of CASES)
  test(`returns ${code ?? 'nothing'} for typed quantities if ${what}`, async () => {
    const left = [...replies];
    stub(window, { fetch: async () => (left.shift() as Reply)({} as Call) });
    const error = await clock.run(sendTyped({ path: '/cart', fields: TYPED }));
    assert.equal([error?.code, left.length], [code, 0]);
  });

test('sends the discount code even if the shop has the quantities', async () => {
  const bodies: unknown[] = [];
  stub(window, {
    fetch: async (_: string, { body }: RequestInit) => {
      if (body) bodies.push(body);
      return after({} as Call);
    },
  });
  await clock.run(sendTyped({ path: '/cart', fields: [...TYPED, ['discount', 'DEZ']] }));
  assert.equal(bodies, ['discount=DEZ']);
});

test('sends nothing more once the purchase has ended', async () => {
  const urls: string[] = [];
  let isWanted = true;
  stub(window, {
    fetch: async (url: string) => {
      urls.push(new URL(url).pathname);
      isWanted = false;
      return before({} as Call);
    },
  });
  const { code } = (await clock.run(sendTyped({ path: '/cart', fields: TYPED }, () => isWanted))) ?? {};
  assert.equal([code, urls], ['ABORTED', ['/cart.js']]);
});

test.run();
