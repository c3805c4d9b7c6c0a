import type { StoredCart } from '../store/types';
import { type Context, checkoutUrl } from './payload';

/** SubmitFailed */
export function submitFailed(context: Context, cart: StoredCart, ...codes: string[]) {
  return {
    __typename: 'SubmitFailed',
    checkoutUrl: checkoutUrl(context, cart),
    errors: codes.map(code => ({ code, message: 'Não foi possível concluir o pedido.' })),
  };
}
