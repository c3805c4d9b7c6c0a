/** A code that shoppers may enter, in capitals. */
export interface Discount {
  code: string;
  percentOff: number;
  /** Off the whole cart, or off each line. */
  on: 'cart' | 'lines';
}

const discounts: Discount[] = [
  { code: 'BEMVINDO10', percentOff: 10, on: 'cart' },
  { code: 'CAFE15', percentOff: 15, on: 'lines' },
  { code: 'CORTESIA', percentOff: 100, on: 'cart' },
];

export function findDiscount(code: string): Discount | undefined {
  return discounts.find(discount => discount.code === code.trim().toUpperCase());
}
