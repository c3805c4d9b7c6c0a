import '../../run/dom';
import * as assert from 'uvu/assert';
import type { PageSettings } from '../../../src/core/types/page';
import { toggleConsent } from '../../../src/ui/elements/consent-text';
import { CONFIG } from '../../fakes/config';
import { findDialogs } from '../../fakes/dialog';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeConsent } from '../../fakes/fake-consent';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { settle, until } from '../../fakes/settle';
import { fixture, onEnd, stub, test } from '../../run/suite';

const element = document.createElement('div');

const elements = new Map<Element, PageSettings>();
function setConsent(seller: Element, settings?: PageSettings): void {
  if (settings) elements.set(seller, settings);
  else elements.delete(seller);
  toggleConsent(elements);
}

const server = fixture(() =>
  fakeFetch({
    subscriptionPolicyQuery: result({
      subscriptionPolicy: { body: '<p>Cancele <b>quando</b> quiser.</p><script>x</script>' },
    }),
  }),
);
let shown: ReturnType<typeof fakeConsent>['shown'];
let hidden: typeof shown;

test.before.each(() => {
  ({ shown, hidden } = fakeConsent());
  onEnd(() => setConsent(element));
});

const dialogTexts = () => findDialogs().map(dialog => dialog.textContent ?? '');

test('lets the page show and hide its text with one function for the policy', () => {
  setConsent(element, CONFIG);
  setConsent(element);
  assert.is(shown.length, 1);
  assert.is(hidden[0], shown[0]);
});

test('shows the text while an element has a selling plan', () => {
  const cart = document.createElement('div');
  setConsent(element, CONFIG);
  setConsent(cart);
  assert.equal(hidden, []);
  setConsent(cart, CONFIG);
  setConsent(element);
  assert.equal(hidden, []);
  setConsent(cart);
  assert.is(hidden.length, 1);
  assert.is(new Set([...shown, ...hidden]).size, 1);
});

/** Opens a page whose bootstrap has no consent functions, with the server's markup. */
function openWithoutBootstrap(markup = ''): HTMLElement {
  stub(window, { Shopify: { PaymentButton: {} } });
  document.body.innerHTML = markup;
  document.body.prepend(element);
  return document.body;
}

test('renders its own text after an element with a selling plan if the page has none', async () => {
  const throwing = {
    get Shopify() {
      throw new Error('no');
    },
  };
  for (const page of [{ Shopify: undefined }, { Shopify: { PaymentButton: {} } }, throwing]) {
    const body = openWithoutBootstrap();
    stub(window, page);
    setConsent(element, CONFIG);
    setConsent(element, CONFIG);
    const text = element.nextElementSibling as HTMLElement;
    assert.is(body.children.length, 2);
    assert.match(text.textContent ?? '', /concordo com a política de cancelamento e autorizo a cobrança/);
    assert.is(text.querySelector('a')?.textContent, 'política de cancelamento');
    assert.is(text.getAttribute('aria-hidden'), null);
    setConsent(element);
    assert.is(body.children.length, 1);
  }
});

test('opens the policy from the link in its own text, without navigation', async () => {
  openWithoutBootstrap();
  setConsent(element, CONFIG);
  const link = element.nextElementSibling?.querySelector('a') as HTMLAnchorElement;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  assert.ok(click.defaultPrevented);
  await until(() => dialogTexts()[0]?.includes('Cancele quando quiser.'));
});

test('moves its own text to another element with a selling plan if the first is removed', () => {
  const body = openWithoutBootstrap('<div></div>');
  const other = body.lastElementChild as HTMLElement;
  setConsent(element, CONFIG);
  setConsent(other, CONFIG);
  assert.is(body.children.length, 3);
  setConsent(element);
  assert.match(other.nextElementSibling?.textContent ?? '', 'autorizo');
  assert.is(body.children.length, 3);
  setConsent(other);
  assert.is(body.children.length, 2);
});

test("shows and hides the server's text, and opens the policy from its link", async () => {
  const body = openWithoutBootstrap(
    '<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">Ao continuar <span id="shopify-subscription-policy-button">política</span></small>',
  );
  const text = body.querySelector('small') as HTMLElement;
  const state = () => [text.classList.contains('hidden'), text.getAttribute('aria-hidden')];
  setConsent(element, CONFIG);
  assert.equal(state(), [false, null]);
  assert.is(body.querySelectorAll('small').length, 1);
  text.querySelector('span')?.click();
  await until(() => dialogTexts()[0]?.includes('Cancele quando quiser.'));
  setConsent(element);
  assert.equal(state(), [true, 'true']);
  for (const dialog of findDialogs()) dialog.querySelector<HTMLButtonElement>('.close')?.click();
  text.querySelector('span')?.click();
  await settle();
  assert.equal(findDialogs(), []);
});

for (const hasBootstrap of [false, true])
  test(`shows the text in the element's shadow root ${hasBootstrap ? "if the page's code does not find one" : 'on a page without code for it'}`, () => {
    openWithoutBootstrap('<section></section>');
    const called: string[] = [];
    if (hasBootstrap)
      stub(window, {
        Shopify: {
          PaymentButton: {
            showBuyerConsent: () => called.push('show'),
            hideBuyerConsent: () => called.push('hide'),
          },
        },
      });
    const root = (document.querySelector('section') as HTMLElement).attachShadow({ mode: 'open' });
    root.innerHTML = '<p></p><small id="shopify-buyer-consent" class="hidden"></small>';
    const text = root.querySelector('small') as HTMLElement;
    const inside = root.querySelector('p') as HTMLElement;
    setConsent(inside, CONFIG);
    assert.not(text.classList.contains('hidden'));
    setConsent(inside);
    assert.ok(text.classList.contains('hidden'));
    assert.equal(called, []);
  });

test('renders the policy without executable markup', async () => {
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => dialogTexts()[0]?.includes('Cancele quando quiser.'));
  const [dialog] = findDialogs();
  assert.is(dialog?.querySelector('script'), null);
  assert.match(dialogTexts()[0] ?? '', 'Política de cancelamento');
});

test("renders the policy with the browser's own sanitizer, if any", async () => {
  const body = '<p>Cancele.</p><img src="x" onerror="alert(1)">';
  const sanitized: string[] = [];
  stub(HTMLElement.prototype, { setHTML: (html: string) => sanitized.push(html) });
  server.answers.subscriptionPolicyQuery = result({ subscriptionPolicy: { body } });
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => sanitized.length);
  assert.equal(sanitized, [body]);
  const [dialog] = findDialogs();
  assert.is(dialog?.querySelector('img'), null);
  assert.is(dialog?.querySelector('.policy')?.childNodes.length, 0);
  dialog?.querySelector<HTMLButtonElement>('.icon')?.click();
  assert.equal(findDialogs(), []);
});

test("requests the shop's policy without a wallet name", async () => {
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => dialogTexts()[0]?.includes('Cancele quando quiser.'));
  assert.equal(
    server.calls.map(({ headers }) => headers['x-wallet-name']),
    ['Unknown'],
  );
});

const WRITTEN: [what: string, html: string, shown: string][] = [
  ['paragraphs', '<p>Um.</p>\n<p>Dois.</p>', 'Um.\n\nDois.'],
  [
    'a list',
    '<p>Um:</p><ul>\n  <li>dois</li>\n  <li><p>três</p></li></ul><p>Fim.</p>',
    'Um:\n\n• dois\n• três\n\nFim.',
  ],
  ['a heading and lines', '<h2>Um</h2>\n\n\n<div><div>dois<br>três</div></div>', 'Um\n\ndois\ntrês'],
  ['lines of its source', '<p>Um\n   dois</p>', 'Um dois'],
  ['quotations and sections', '<section>Um</section><blockquote>Dois</blockquote>Três', 'Um\n\nDois\nTrês'],
  [
    'the cells of a table',
    '<p>Um</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tr><td>1</td><td>2</td></tr></table>Fim',
    'Um\n\nA B\n1 2\nFim',
  ],
  ['terms', '<dl><dt>Um</dt><dd>Dois</dd></dl>', 'Um\nDois'],
  ['text between other elements', '<style>p{color:red}</style><p>Um</p><script>dois()</script>', 'Um'],
];

for (const [what, body, text] of WRITTEN)
  test(`separates ${what} of the policy if the browser has no sanitizer`, async () => {
    server.answers.subscriptionPolicyQuery = result({ subscriptionPolicy: { body } });
    setConsent(element, CONFIG);
    shown[0]?.();
    await until(() => findDialogs()[0]?.querySelector('.policy')?.textContent);
    const policy = findDialogs()[0]?.querySelector<HTMLElement>('.policy');
    // Collapsed white space at line ends is invisible.
    assert.is(policy?.textContent?.replace(/ ?\n ?/g, '\n'), text);
    assert.is(policy?.style.whiteSpace, 'pre-line');
    assert.is(policy?.dir, 'auto');
  });

const HOSTILE: [what: string, html: string, shown: string][] = [
  [
    'event handlers and scripts',
    '<p onclick="a()">Um<img src=x onerror="a()"><svg><script>a()</script></svg></p>',
    'Um',
  ],
  ['raw text', '<p>Um</p><iframe>a</iframe><xmp><b>a</b></xmp><textarea>a</textarea><title>a</title>', 'Um'],
  [
    'markup that changes when parsed twice',
    '<p>Um</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=a()&gt;">',
    'Um',
  ],
  [
    'names of DOM methods',
    '<img name="querySelectorAll"><p id="textContent">Um</p><a name="body">dois</a>',
    'Um\ndois',
  ],
  [
    'a thousand attributes',
    `<p ${Array.from({ length: 1000 }, (_, n) => `a${n}="b"`).join(' ')}>Um</p>`,
    'Um',
  ],
  ['cells without text', `<p>Um</p><table><tr>${'<td>'.repeat(2000)}dois</table>`, 'Um\n\ndois'],
];

for (const [what, body, text] of HOSTILE)
  test(`renders only the text of a policy with ${what}`, async () => {
    server.answers.subscriptionPolicyQuery = result({ subscriptionPolicy: { body } });
    setConsent(element, CONFIG);
    shown[0]?.();
    await until(() => findDialogs()[0]?.querySelector('.policy')?.textContent);
    const policy = findDialogs()[0]?.querySelector<HTMLElement>('.policy');
    assert.is(policy?.children.length, 0);
    assert.is(policy?.textContent?.replace(/\s*\n\s*\n\s*/g, '\n\n').replace(/ ?\n ?/g, '\n'), text);
  });

const NOT_FOUND = 'A política de cancelamento não foi encontrada.';
const nest = (depth: number, inner = '') =>
  `${`<DIV>${inner}`.repeat(depth)}Cancele${'</div>'.repeat(depth)}`;

const POLICIES: [what: string, body: string, text: string][] = [
  ['longer than 200,000 characters', `<p>${'a'.repeat(200_000)}</p>`, NOT_FOUND],
  ['nested 501 elements deep', nest(501), NOT_FOUND],
  ['nested too deep behind wrong end tags', nest(501, '</b></p>'), NOT_FOUND],
  ['nested 100 elements deep', nest(100), 'Cancele'],
  ['of 2,000 elements without end tags', '<p>Cancele<br>'.repeat(1000), 'Cancele'],
  ['of 1,000 elements side by side', '<div>Cancele</div>'.repeat(1000), 'Cancele'],
];

for (const [what, body, text] of POLICIES)
  test(`shows "${text}" for a policy ${what}`, async () => {
    server.answers.subscriptionPolicyQuery = result({ subscriptionPolicy: { body } });
    setConsent(element, CONFIG);
    shown[0]?.();
    await until(() => dialogTexts()[0]?.includes(text));
  });

test('shows a skeleton until the policy loads', async () => {
  server.answers.subscriptionPolicyQuery = () => new Promise(() => {});
  fakeClock();
  setConsent(element, CONFIG);
  shown[0]?.();
  await settle();
  assert.ok(findDialogs()[0]?.querySelector('.skeleton'));
});

test('shows an error if there is no policy or the server fails', async () => {
  server.answers = {};
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => dialogTexts()[0]?.includes('A política de cancelamento não foi encontrada.'));
});

test('marks its messages as Portuguese on a page in another language', async () => {
  document.documentElement.lang = 'fr';
  server.answers = {};
  setConsent(element, CONFIG);
  shown[0]?.();
  await until(() => findDialogs()[0]?.querySelector('p'));
  const text = findDialogs()[0]?.querySelector('p');
  assert.equal([text?.lang, text?.dir], ['pt-BR', 'ltr']);
});

test.run();
