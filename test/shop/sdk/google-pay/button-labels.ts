type Words = Record<'book' | 'buy' | 'checkout' | 'donate' | 'order' | 'pay' | 'subscribe', string>;

/** Words before (`Buy with {mark}`) or around the mark; only the sandbox's own languages, the rest read English. */
export const BUTTON_LABELS: Record<string, Words> = {
  pt: {
    book: 'Reservar com {mark}',
    buy: 'Comprar com {mark}',
    checkout: 'Finalizar com {mark}',
    donate: 'Doar com {mark}',
    order: 'Pedir com {mark}',
    pay: 'Pagar com {mark}',
    subscribe: 'Assinar com {mark}',
  },
  es: {
    book: 'Reservar con {mark}',
    buy: 'Comprar con {mark}',
    checkout: 'Finalizar con {mark}',
    donate: 'Donar con {mark}',
    order: 'Pedir con {mark}',
    pay: 'Pagar con {mark}',
    subscribe: 'Suscribirse con {mark}',
  },
  en: {
    book: 'Book with {mark}',
    buy: 'Buy with {mark}',
    checkout: 'Checkout with {mark}',
    donate: 'Donate with {mark}',
    order: 'Order with {mark}',
    pay: 'Pay with {mark}',
    subscribe: 'Subscribe with {mark}',
  },
};

/** `long` and `short` are the old names of two types; a plain button is the mark alone. */
const OLD_TYPES: Record<string, string> = { long: 'buy', short: 'plain' };

export function labelOf(type: string, locale: string): string {
  const words: Record<string, string> = BUTTON_LABELS[locale] ?? BUTTON_LABELS.en ?? {};
  return words[OLD_TYPES[type] ?? type] ?? '{mark}';
}
