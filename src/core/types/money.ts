/** An amount as the API writes it: a decimal number as text, for example `{ amount: '188.0', currencyCode: 'BRL' }`. */
export interface Money {
  amount: string;
  currencyCode: string;
}
