import type { Store, StoreCart } from './store';

const ELSEWHERE = {
  firstName: 'Outra',
  lastName: 'Pessoa',
  address1: 'Rua Alheia, 9',
  address2: '',
  city: 'Recife',
  zip: '50000-000',
  province: 'PE',
  country: 'BR',
};

const first = ({ lines }: StoreCart) => lines[0] as StoreCart['lines'][number];

/** Selects another option of a group, if it has one. */
function reselect(cart: StoreCart, store: Store) {
  const { key, offered } = store.groups(cart).at(-1) ?? {};
  const other = offered?.find(({ handle }) => handle !== cart.selected[key as string]);
  if (other) cart.selected[key as string] = other.handle;
}

/** Changes to the cart by another tab of the shop. */
const CHANGES: [name: string, change: (cart: StoreCart, store: Store) => void][] = [
  ['address', (cart, store) => store.setAddress(cart, ELSEWHERE, true)],
  [
    'email',
    cart => {
      cart.buyer.email = 'outra@example.com';
    },
  ],
  [
    'variant with the same price',
    cart => {
      first(cart).merchandise = 'cup';
    },
  ],
  [
    'one more',
    cart => {
      first(cart).quantity += 1;
    },
  ],
  [
    'one less',
    cart => {
      first(cart).quantity = Math.max(1, first(cart).quantity - 1);
    },
  ],
  ['free gift', cart => cart.lines.push({ merchandise: 'gift', quantity: 1, plan: 'once' })],
  ['delivery', reselect],
  [
    'swapped deliveries',
    ({ selected }) => {
      const [one, other] = Object.keys(selected);
      if (one && other) Object.assign(selected, { [one]: selected[other], [other]: selected[one] });
    },
  ],
  [
    'discount',
    cart => {
      cart.discount = cart.discount ? 0 : 2000;
    },
  ],
  [
    'shipping requirement',
    cart => {
      cart.ships = !cart.ships;
    },
  ],
  [
    'order',
    cart => {
      cart.isGone = true;
    },
  ],
];

export const TAB_CHANGES = CHANGES.length;

/** Changes the cart like another tab. @returns the name of the change */
export function changeInTab(store: Store, cart: StoreCart, index: number): string {
  const [name, change] = CHANGES[index % TAB_CHANGES] as (typeof CHANGES)[number];
  change(cart, store);
  cart.foreignChanges += 1;
  return name;
}
