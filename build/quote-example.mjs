/** A page's own body: from a form, or the checkout's element, to its end. */
const BODY = /^<(form|shopify-wallet-button)\b.*(?=\n<\/body>)/ms;

/** What a quote is written in, by the ending of the file. @type {Record<string, string>} */
const LANGUAGES = { html: 'html', liquid: 'liquid', json: 'json' };

/**
 * The part of an example that a reader pastes: a template or data whole; of a page the skeleton's style and the script from its head, and
 * the elements from its body.
 *
 * @param {string} text of the example's file
 * @param {string} name of the file
 */
export function quoteExample(text, name) {
  const language = LANGUAGES[name.split('.').at(-1) ?? ''];
  const head = text.slice(text.indexOf('\n<!-- ') + 1, text.indexOf('</head>'));
  const quote = language === 'html' ? `${head}\n${BODY.exec(text)?.[0]}` : text;
  return `\`\`\`${language}\n${quote.trim()}\n\`\`\``;
}
