import '../../run/dom';
import * as assert from 'uvu/assert';
import { sendQuantities } from '../../../src/core/storefront/shop-requests';
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
    const error = await clock.run(sendQuantities('/cart', TYPED));
    assert.equal([error?.code, left.length], [code, 0]);
  });

test.run();
