import fc from 'fast-check';
import { FAULT_KINDS, type Fault, type FaultKind } from './network';
import { changeInTab, TAB_CHANGES } from './other-tab';
import type { PageOptions } from './page';
import type { Groups } from './store-delivery';
import type { World } from './world';

/** One action of the shopper, the browser or another tab. */
class Act implements fc.AsyncCommand<World, World> {
  constructor(
    readonly name: string,
    readonly input: number,
    readonly act: (world: World, input: number) => unknown,
  ) {}
  check = () => true;
  async run(_: World, world: World) {
    await this.act(world, this.input);
  }
  toString = () => `${this.name}(${this.input})`;
}

const WAITS = [0, 30, 60, 200, 700, 3000, 11_000, 16_000, 28_000];

type Row = [name: string, weight: number, inputs: number, act: (world: World, input: number) => unknown];

/** Actions on a page, with their weight and number of variants. */
const ACTS: Row[] = [
  ['wait', 10, WAITS.length, ({ page }, input) => page.wait(WAITS[input] ?? 0)],
  ['pay', 12, 1, world => world.pay()],
  ['chooseAddress', 1, 3, ({ shopper }, input) => shopper.chooseAddress(input)],
  ['chooseDelivery', 2, 4, ({ shopper }, input) => shopper.chooseDelivery(input)],
  ['chooseCard', 1, 2, ({ shopper }, input) => shopper.chooseCard(input)],
  ['close', 1, 1, world => world.close()],
  ['break', 1, 2, ({ shopper }, input) => shopper.break(input)],
  ['setClock', 1, 2, ({ page }, input) => page.setClock(input ? 3_600_000 : -3_600_000)],
  ['click', 2, 1, ({ shopper, page }) => !page.isAway && shopper.click()],
  [
    'otherTab',
    2,
    TAB_CHANGES,
    ({ page }, input) => {
      const cart = [...page.store.carts.values()].at(-1);
      if (cart) page.timeline.add('tab', changeInTab(page.store, cart, input));
    },
  ],
  [
    'payAtOnce',
    2,
    4,
    (world, input) => {
      world.shopper.chooseDelivery(input);
      world.shopper.hurry();
      world.pay();
    },
  ],
  [
    'changeTwice',
    1,
    4,
    ({ shopper }, input) => {
      shopper.chooseAddress(input);
      shopper.hurry();
      shopper.chooseDelivery(input);
    },
  ],
  ['leave', 1, 1, ({ page }) => page.leave()],
  ['comeBack', 1, 2, ({ page }, input) => page.comeBack(input * 3_600_000)],
  ['stopNextNavigation', 1, 1, ({ page }) => page.stopNextNavigation()],
];

export const commands = fc.commands(
  ACTS.flatMap(([name, weight, inputs, act]) =>
    Array.from({ length: weight }, () => fc.nat({ max: inputs - 1 }).map(input => new Act(name, input, act))),
  ),
  { maxCommands: 14, size: 'max' },
);

const OPERATIONS = [
  'cartCreate',
  'cartBuyerIdentityUpdate',
  'cartSelectedDeliveryOptionsUpdate',
  'cartPrepareForCompletion',
  'cartPaymentUpdate',
  'cartRemovePersonalData',
  undefined,
];

/** Half of all faults affect the submission, because it moves money. */
const faults: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom(...FAULT_KINDS),
  operation: fc.oneof(fc.constant('cartSubmitForCompletion'), fc.constantFrom(...OPERATIONS)),
  variant: fc.nat({ max: 32 }),
});

/** Faults that change the cart between the steps of a payment, but still allow an order. */
const changes: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom<FaultKind>(
    'tab before',
    'tab after',
    'cut, carried out later',
    'cut, carried out twice',
    'answered, carried out twice',
    'no groups after',
  ),
  operation: fc.constantFrom(
    'cartBuyerIdentityUpdate',
    'cartSelectedDeliveryOptionsUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
  ),
  variant: fc.nat({ max: 98 }),
});

export interface Setting {
  options: PageOptions;
  faults: Fault[];
  /** How far the shopper gets before other actions. */
  start: 'nothing' | 'open' | 'paying';
  /** Variant of the delivery before a start that pays. If missing, no delivery is selected. */
  choice?: number | undefined;
}

export const settings: fc.Arbitrary<Setting> = fc.record({
  options: fc.record({
    groups: fc.constantFrom<Groups>(1, 1, 2, 2, 'twins', 'many'),
    dropsOption: fc.boolean(),
    taxAtAddress: fc.constantFrom(0, 0, 700, -300),
    regroups: fc.constantFrom('no' as const, 'no' as const, 'swap' as const, 'merge' as const),
    ids: fc.constantFrom<PageOptions['ids']>('per address', 'stable', 'renewed at payment'),
    sharesHandles: fc.constantFrom(false, false, true),
    hasCommas: fc.constantFrom(false, false, false, true),
    currency: fc.constantFrom<PageOptions['currency']>('BRL', 'BRL', 'BRL', 'BRL', 'KWD', 'JPY'),
    respells: fc.boolean(),
    hidesCheckout: fc.constantFrom(false, false, false, false, true),
    isCartPage: fc.boolean(),
    pending: fc.constantFrom(0, 0, 0, 1, 60),
    isGone: fc.boolean(),
    loadMs: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 700, 16_000),
    failedLoads: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
  }),
  faults: fc.oneof(fc.array(faults, { maxLength: 3 }), fc.array(changes, { minLength: 1, maxLength: 2 })),
  choice: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
  start: fc.constantFrom('paying' as const, 'paying' as const, 'open' as const, 'nothing' as const),
});
