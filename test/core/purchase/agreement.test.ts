import '../../run/dom';
import * as assert from 'uvu/assert';
import type { CartNode, GroupNode, LineNode } from '../../../src/core/storefront/read-cart';
import type { Address, ServerAddress } from '../../../src/core/types/address';
import type { Payment } from '../../../src/core/types/purchase';
import type { DecelerationReason } from '../../../src/core/types/result';
import { createResponses } from '../../fakes/answers';
import {
  brl,
  cartNode,
  groupNode,
  lineNode,
  type NodeOptions,
  optionNode,
  PLAN,
  payload,
} from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { openPayment } from '../../fakes/open-payment';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
const EMAIL = 'ana@example.com';
const ADDRESS: Address = {
  firstName: 'Ana',
  lastName: 'Lima',
  address1: 'Rua Augusta, 10',
  address2: 'ap. 3',
  city: 'São Paulo',
  zip: '01305-000',
  province: 'SP',
  country: 'BR',
};
const { country, ...PARTS } = ADDRESS;
const AT_HOME: ServerAddress = {
  ...PARTS,
  province: 'São Paulo',
  provinceCode: 'SP',
  countryCodeV2: country,
};

const slow = optionNode('slow');
const fast = optionNode('fast');
const group = (id: string, selected = slow, over: Partial<GroupNode> = {}) =>
  groupNode(id, [slow, fast], { selectedDeliveryOption: selected, deliveryAddress: AT_HOME, ...over });
const line = (id: string, over: Partial<LineNode> = {}) =>
  lineNode({ merchandise: { id, requiresShipping: true }, ...over });
const plan = (id: string): LineNode['sellingPlanAllocation'] =>
  PLAN && { ...PLAN, sellingPlan: { ...PLAN.sellingPlan, id } };

const LINES = [line('mug'), line('coffee', { quantity: 2, sellingPlanAllocation: plan('monthly') })];
const agreedTo = (over: NodeOptions = {}) =>
  cartNode({ lines: LINES, groups: [group('g1')], buyerIdentity: { email: EMAIL }, ...over });
const withLines = (...lines: LineNode[]) => agreedTo({ lines });
const deliveredTo = (over: ServerAddress) =>
  agreedTo({ groups: [group('g1', slow, { deliveryAddress: { ...AT_HOME, ...over } })] });
const more = (node: CartNode): CartNode => ({
  ...node,
  lines: { nodes: node.lines?.nodes ?? [], pageInfo: { hasNextPage: true } },
});

/** Pays for the agreed cart while the server has the other one. */
async function order(agreed: CartNode, ordered: CartNode, payment: Partial<Payment> = {}) {
  const { pay, graphql } = await openPayment({
    cart: agreed,
    answers: { ...createResponses(agreed), cartPaymentUpdate: payload(ordered) },
  });
  const action = await clock.run(pay({ email: EMAIL, shippingAddress: ADDRESS, ...payment }));
  return { action, isSubmitted: graphql.operations().includes('cartSubmitForCompletion') };
}

const TWO = agreedTo({ groups: [group('g1', slow), group('g2', fast)] });
const twoOf = (...groups: GroupNode[]) => agreedTo({ groups });
const withPickUp = { ...slow, deliveryMethodType: 'PICK_UP' };

const DIFFERENCES: [what: string, reason: DecelerationReason, ordered: CartNode, agreed?: CartNode][] = [
  ['in another currency', 'currency_changed', agreedTo({ total: { amount: '100.0', currencyCode: 'USD' } })],
  ['of other merchandise', 'not_enough_stock', withLines(line('cup'), ...LINES.slice(1))],
  ['of another quantity', 'not_enough_stock', withLines(line('mug', { quantity: 2 }), ...LINES.slice(1))],
  ['with another line', 'not_enough_stock', withLines(...LINES, line('cup'))],
  ['with one line less', 'not_enough_stock', withLines(...LINES.slice(1))],
  [
    'with another selling plan',
    'not_enough_stock',
    withLines(line('mug'), line('coffee', { quantity: 2, sellingPlanAllocation: plan('yearly') })),
  ],
  ['without a selling plan', 'not_enough_stock', withLines(line('mug'), line('coffee', { quantity: 2 }))],
  ['of more items than the first ten lines contain', 'not_enough_stock', agreedTo({ totalQuantity: 4 })],
  ['of more lines than a response contains', 'not_enough_stock', more(agreedTo())],
  [
    'of more lines at a higher total',
    'not_enough_stock',
    agreedTo({ lines: [...LINES, line('cup')], total: brl('376.0') }),
  ],
  ['at a higher total', 'dynamic_tax', agreedTo({ total: brl('188.01') })],
  ['for another e-mail address', 'cart_not_ready', agreedTo({ buyerIdentity: { email: 'eva@example.com' } })],
  ['for no e-mail address', 'cart_not_ready', agreedTo({ buyerIdentity: { email: null } })],
  ['for nobody', 'cart_not_ready', { ...agreedTo(), buyerIdentity: undefined } as unknown as CartNode],
  ['with another first name', 'cart_not_ready', deliveredTo({ firstName: 'Eva' })],
  ['with another last name', 'cart_not_ready', deliveredTo({ lastName: 'Souza' })],
  ['to another street', 'cart_not_ready', deliveredTo({ address1: 'Rua Augusta, 100' })],
  ['to a street that is empty', 'cart_not_ready', deliveredTo({ address1: '' })],
  ['to a street that is null', 'cart_not_ready', deliveredTo({ address1: null })],
  ['to another flat', 'cart_not_ready', deliveredTo({ address2: 'ap. 31' })],
  ['to no flat', 'cart_not_ready', deliveredTo({ address2: null })],
  ['to another city', 'cart_not_ready', deliveredTo({ city: 'Santos' })],
  ['to another postal code', 'cart_not_ready', deliveredTo({ zip: '01305-001' })],
  ['to another state', 'cart_not_ready', deliveredTo({ province: 'Bahia', provinceCode: 'BA' })],
  ['to another country', 'cart_not_ready', deliveredTo({ countryCodeV2: 'PT' })],
  [
    'to a country with the code of the state',
    'cart_not_ready',
    deliveredTo({ countryCodeV2: 'SP', provinceCode: null }),
  ],
  [
    'to the lines in another order',
    'cart_not_ready',
    deliveredTo({ address1: 'ap. 3', address2: 'Rua Augusta, 10' }),
  ],
  ['to no address', 'cart_not_ready', twoOf(groupNode('g1', [slow, fast], { deliveryAddress: {} }))],
  ['to an address that is null', 'cart_not_ready', twoOf(group('g1', slow, { deliveryAddress: null }))],
  [
    'to another address in its second group',
    'cart_not_ready',
    twoOf(group('g1', slow), group('g2', fast, { deliveryAddress: { ...AT_HOME, address1: 'Rua B, 2' } })),
    TWO,
  ],
  ['without a delivery group', 'cart_not_ready', agreedTo({ groups: [] })],
  ['by another option', 'cart_not_ready', twoOf(group('g1', fast))],
  ['by no option', 'cart_not_ready', twoOf(group('g1', slow, { selectedDeliveryOption: null }))],
  [
    'by another method of the same handle',
    'cart_not_ready',
    twoOf(groupNode('g1', [withPickUp], { deliveryAddress: AT_HOME })),
  ],
  ['in a further group', 'cart_not_ready', twoOf(group('g1'), group('g2'))],
  [
    'with the options of two groups swapped',
    'cart_not_ready',
    twoOf(group('g1', fast), group('g2', slow)),
    TWO,
  ],
  [
    'in a group with a new id by the option of a known group',
    'cart_not_ready',
    twoOf(group('g1', slow), group('new', slow)),
    TWO,
  ],
  [
    'in two groups with new ids and ambiguous options',
    'cart_not_ready',
    twoOf(group('new', slow), group('other', fast)),
    TWO,
  ],
];

for (const [what, reason, ordered, agreed = agreedTo()] of DIFFERENCES)
  test(`decelerates before an order ${what}`, async () => {
    const { action, isSubmitted } = await order(agreed, ordered);
    assert.is(isSubmitted, false);
    assert.is(action.type === 'decelerate' && action.reason, reason);
  });

for (const [what, keepsData, ordered] of [
  ['for nobody', undefined, { ...agreedTo(), buyerIdentity: { email: null } }],
  ['for another e-mail address', false, agreedTo({ buyerIdentity: { email: 'eva@example.com' } })],
  ['to another street', false, deliveredTo({ address1: 'Rua B, 2' })],
  ['for more, to another street', false, more(deliveredTo({ address1: 'Rua B, 2' }))],
  ['by another option', undefined, twoOf(group('g1', fast))],
  ['at a higher total', undefined, agreedTo({ total: brl('188.01') })],
  ['with another line', undefined, withLines(...LINES, line('cup'))],
] as const)
  test(`${(keepsData ?? true) ? 'keeps' : 'removes'} personal data if the order is ${what}`, async () => {
    const { action } = await order(agreedTo(), ordered);
    assert.is(action.type === 'decelerate' && action.keepsData, keepsData);
  });

test('removes the data of another buyer even if the payment has its own reason to decelerate', async () => {
  const { pay } = await openPayment({
    cart: agreedTo(),
    answers: {
      cartPaymentUpdate: payload(deliveredTo({ address1: 'Rua B, 2' }), [
        { code: 'CAPTCHA_COMPLETION_REQUIRED' },
      ]),
    },
  });
  assert.equal(await clock.run(pay({ email: EMAIL, shippingAddress: ADDRESS })), {
    type: 'decelerate',
    reason: 'captcha_required',
    keepsData: false,
  });
});

const SAME: [what: string, ordered: CartNode, agreed?: CartNode, payment?: Partial<Payment>][] = [
  ['as agreed', agreedTo()],
  ['at a lower total', agreedTo({ total: brl('150.0') })],
  ['with its lines in another order', withLines(...LINES.slice(1), ...LINES.slice(0, 1))],
  [
    'with a line split in two',
    withLines(
      line('mug'),
      line('coffee', { sellingPlanAllocation: plan('monthly') }),
      line('coffee', { sellingPlanAllocation: plan('monthly') }),
    ),
  ],
  ['for the e-mail address in another case', agreedTo({ buyerIdentity: { email: ' Ana@Example.com' } })],
  [
    "for the server's e-mail address if the wallet sends none",
    agreedTo({ buyerIdentity: { email: 'eva@example.com' } }),
    agreedTo(),
    { email: undefined },
  ],
  ['to the address in another case', deliveredTo({ address1: 'RUA AUGUSTA, 10', city: 'SÃO PAULO' })],
  [
    'to the address with other white space',
    deliveredTo({ address1: ' Rua  Augusta,10 ', firstName: 'Ana ' }),
  ],
  ["to the postal code in the server's format", deliveredTo({ zip: '01305000' })],
  ['to the state by its name only', deliveredTo({ provinceCode: null })],
  [
    'to the state by its code if the wallet sends a name in another language',
    deliveredTo({}),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, province: 'Saint Paul' } },
  ],
  [
    "to the server's city and state if the wallet sends none",
    deliveredTo({}),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, city: '', province: '' } },
  ],
  [
    'to a street with ß that the server writes in capitals',
    deliveredTo({ address1: 'HAUPTSTRASSE 5' }),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, address1: 'Hauptstraße 5' } },
  ],
  [
    'to a city with İ that the server writes in lower case',
    deliveredTo({ city: 'i̇zmir' }),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, city: 'İzmir' } },
  ],
  [
    'to the state by a code with its country',
    deliveredTo({ province: 'Lima', provinceCode: 'PE-LIM' }),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, province: 'LIM' } },
  ],
  [
    'to a US territory that the server stores as a country',
    deliveredTo({ province: null, provinceCode: null, countryCodeV2: 'PR' }),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, province: 'PR', country: 'US' } },
  ],
  [
    'to a US territory that the server stores as a state',
    deliveredTo({ province: 'Puerto Rico', provinceCode: 'PR', countryCodeV2: 'US' }),
    agreedTo(),
    { shippingAddress: { ...ADDRESS, province: 'PR', country: 'US' } },
  ],
  ['to the flat in the first line', deliveredTo({ address1: 'Rua Augusta, 10 ap. 3', address2: null })],
  ['with the last name first', deliveredTo({ firstName: 'Lima', lastName: 'Ana' })],
  ['with the last name in the first', deliveredTo({ firstName: 'Ana Lima', lastName: null })],
  ['with another telephone number', agreedTo(), agreedTo(), { phone: '+55 11 5555-0199' }],
  ['in a group with another id', twoOf(group('new', slow))],
  ['in two groups, each with its own option', TWO, TWO],
  ['in a group with another id next to a known one', twoOf(group('g1', slow), group('new', fast)), TWO],
];

for (const [what, ordered, agreed = agreedTo(), payment] of SAME)
  test(`submits an order ${what}`, async () => {
    const { action, isSubmitted } = await order(agreed, ordered, payment);
    assert.is(isSubmitted, true, JSON.stringify(action));
    assert.is(action.type, 'complete');
  });

test('submits a cart without shipping, and compares no address', async () => {
  const lines = [line('e-book', { merchandise: { id: 'e-book', requiresShipping: false } })];
  const digital = agreedTo({ lines, groups: [] });
  assert.is((await order(digital, digital)).action.type, 'complete');
});

for (const [what, deliveryId, isSubmitted] of [
  ['the agreed choice', 'slow', true],
  ['another choice', 'fast', false],
  ['an unknown choice', 'shipping_option_unselected', false],
] as const)
  test(`${isSubmitted ? 'submits' : 'does not submit'} a payment if the sheet returns ${what}`, async () => {
    const paid = await order(agreedTo(), agreedTo(), { deliveryId });
    assert.is(paid.isSubmitted, isSubmitted);
    if (!isSubmitted) assert.equal(paid.action, { type: 'decelerate', reason: 'cart_not_ready' });
  });

test('does not submit a payment with an ambiguous choice id', async () => {
  const cart = twoOf(
    groupNode('g1', [optionNode('a,b'), optionNode('a')], { deliveryAddress: AT_HOME }),
    groupNode('g2', [optionNode('c'), optionNode('b,c')], { deliveryAddress: AT_HOME }),
  );
  assert.is((await order(cart, cart, { deliveryId: 'a,b,c' })).isSubmitted, false);
});

test("does not submit if the payment's response ends before its delivery groups", async () => {
  const { deliveryGroups: _, ...cut } = agreedTo();
  const { action, isSubmitted } = await order(agreedTo(), cut);
  assert.is(isSubmitted, false);
  assert.is(action.type === 'abort' && action.reason, 'wallet_error');
});

test.run();
