import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'react';
import { createCart } from './create-cart';

/** Renders a button that creates a cart with a variant and redirects to its checkout. */
export function Button({ variant }: { variant: Signal<string> }) {
  const isBusy = useSignal(false);
  const error = useSignal('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (error.value) button.current?.focus();
  }, [error.value]);

  const click = async () => {
    isBusy.value = true;
    const { data, error: failure } = await createCart(variant.peek());
    isBusy.value = false;
    const { cart, errors } = data?.result ?? {};
    if (cart) location.assign(cart.checkoutUrl);
    else error.value = errors?.[0]?.message ?? failure?.message ?? '';
  };
  return (
    <>
      <button type="button" ref={button} aria-busy={isBusy.value} onClick={() => void click()}>
        Comprar agora
      </button>
      {error.value && <p role="alert">{error.value}</p>}
    </>
  );
}
