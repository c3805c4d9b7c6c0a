/** The elements that the properties are set on. */
export const ELEMENTS = ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart'];

/** What a person chose that is not as the script has it. */
export interface Look {
  properties: [name: string, value: string][];
  /** Modifier of the class around the cart's buttons. */
  direction: string;
  /** Empty for that of the frame's language. */
  dir: string;
}

/** What a theme's author copies. */
export function toCss({ properties, direction, dir }: Look): string {
  const rules = properties.map(([name, value]) => `  --shopify-accelerated-checkout-${name}: ${value};\n`);
  const pieces = [
    rules.length && `${ELEMENTS.join(',\n')} {\n${rules.join('')}}\n`,
    direction &&
      `/* <div class="additional-checkout-buttons additional-checkout-buttons--${direction}"> */\n`,
    dir === 'rtl' && '/* <html dir="rtl"> */\n',
  ].filter(Boolean);
  return pieces.join('\n') || '/* Everything is the default: nothing to copy. */\n';
}
