import { SHOP_NAME } from '../store/products';
import { takeBusinessFault } from './business-faults';
import { cartCreate } from './cart-create';
import { toCartNode } from './cart-node';
import * as cartUpdates from './cart-updates';
import * as completion from './completion';
import { type Context, openCart } from './context';

export * as walletSessions from './wallet-sessions';

const SUBSCRIPTION_POLICY = `<p>Você recebe o café no intervalo que escolher, e é cobrado a cada envio.</p>
<p>Cancele quando quiser, sem custo, até dois dias antes da próxima entrega: na sua conta ou respondendo a qualquer
e-mail nosso.</p>`;

function cart(_: unknown, { id }: { id: string }, context: Context) {
  const fault = takeBusinessFault(context, 'cart');
  const payload = openCart(context, id);
  if (!payload.cart) return null;
  fault?.after?.({ ...payload, cart: payload.cart });
  return toCartNode(context, payload.cart);
}

function shop(_: unknown, _args: unknown, { origin }: Context) {
  return {
    id: 'gid://shopify/Shop/62881234173',
    name: SHOP_NAME,
    moneyFormat: 'R$ {{amount_with_comma_separator}}',
    subscriptionPolicy: {
      id: 'gid://shopify/ShopPolicy/24501887229',
      handle: 'subscription-policy',
      title: 'Política de cancelamento',
      url: `${origin}/policies/subscription-policy`,
      body: SUBSCRIPTION_POLICY,
    },
  };
}

export const queries = { cart, shop };

export const mutations = { cartCreate, ...cartUpdates, ...completion };
