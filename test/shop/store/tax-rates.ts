/** What is added to the goods' price, in per cent; the price holds the taxes where the country has no row. */
export const taxRates: Record<string, number> = { US: 8, CA: 13 };
