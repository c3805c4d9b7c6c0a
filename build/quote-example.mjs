/** Where a page's own body begins: a form, or the checkout's element. */
const BODY = /^<(form|shopify-wallet-button)\b.*?<\/\1>$/ms;

/**
 * The part of an example that a reader pastes: a template whole; of a page the skeleton's style and the script from its head, and
 * the elements from its body.
 *
 * @param {string} text of the example's file
 * @param {string} name of the file
 */
export function quoteExample(text, name) {
  const isPage = name.endsWith('.html');
  const head = text.slice(text.indexOf('\n<!-- ') + 1, text.indexOf('</head>'));
  const quote = isPage ? `${head}\n${BODY.exec(text)?.[0]}` : text;
  return `\`\`\`${isPage ? 'html' : 'liquid'}\n${quote.trim()}\n\`\`\``;
}
