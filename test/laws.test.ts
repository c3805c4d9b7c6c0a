import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogue } from '../src/core/decision/catalogue';
import { rows } from '../src/wallets/registry';
import { folderOf, imports, isSide, roomOf, texts } from './run/source-imports';

/** Who takes one thing from a file, not its type alone. */
const takersOf = (to: string, name = '') =>
  imports
    .filter(imported => imported.to === to && !imported.type)
    .filter(({ clause }) => !name || new RegExp(`(?<!type )\\b${name}\\b`).test(clause))
    .map(({ from }) => from);

/** Sources without their comments, which may name what the code must not do. */
const codes = [...texts].map(
  ([file, text]) => [file, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '$1')] as const,
);
const whoSays = (pattern: RegExp) => codes.filter(([, code]) => pattern.test(code)).map(([file]) => file);

test('no wallet knows what the server calls an error', () => {
  const types = imports.filter(({ from, to }) => folderOf(from) === 'wallets' && to === 'core/types/result');
  assert.equal(types, []);
});

test('only the end of a purchase redirects or opens a dialog', () => {
  assert.equal(takersOf('core/purchase/end', 'createEnd'), ['core/purchase/checkout.ts']);
  // What leaves the page or opens something over it is handed to the purchase, in one place, and to nobody else.
  assert.equal(takersOf('ui/dialog/modal', 'showDialog'), ['checkout.ts']);
  assert.equal(whoSays(/\blocation\.(assign|replace|reload)\b|\blocation(\.\w+)? = /), ['checkout.ts']);
  const [, code = ''] = codes.find(([file]) => file === 'checkout.ts') ?? [];
  assert.match(code, 'createCheckout(purchase, signals, { go, showDialog })');
  for (const name of ['go', 'showDialog'])
    assert.is(code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length, 2, name);
  const others =
    /\b(window\.open|(window\.|\s)(alert|confirm|prompt)|requestSubmit|form\.submit|pushState)\(/;
  assert.equal(whoSays(others), []);
});

test('the only other dialog is the policy, which its own link opens', () => {
  assert.equal(takersOf('ui/dialog/modal', 'openModal'), ['checkout.ts']);
  assert.equal(whoSays(/\bopenModal\(\{ /), ['ui/consent/policy-modal.tsx', 'ui/dialog/modal.tsx']);
  assert.equal(takersOf('ui/consent/policy-modal'), ['ui/consent/toggle-consent.ts']);
  assert.equal(whoSays(/\bshow(Modal|Popover)?\(\)/), ['ui/dialog/modal.tsx']);
  assert.equal(whoSays(/\bopenPolicy\(config, /), ['ui/consent/toggle-consent.ts']);
});

/** Who throws something else than a `DeveloperError`, and why it is none of what a shopper or a server has caused. */
const THROWERS: Record<string, string> = {
  'core/purchase/redirect.ts':
    'caught by the end of the purchase, which then has nowhere to go (docs/specification.md#redirects)',
  'core/sdk/load-script.ts': 'the reason why a wallet has no button',
  'core/server/cart-api.ts': 'a bug: a verb before open()',
  'core/transport/limited-cart.ts': 'the cart element is cleared by it (docs/specification.md#cart-element)',
  'core/transport/request.ts':
    'a bug: more retries than there are; and the platform’s own way to say aborted',
  'wallets/index.ts': 'the same',
};

test('an exception is for bugs, and for the developer who embeds the script', () => {
  const throwers = whoSays(/\bthrow new (?!DeveloperError\b)/).filter(file => !isSide(file));
  assert.equal(throwers, Object.keys(THROWERS));
});

test('what is done about a code is decided once, and by tables and functions that do nothing else', () => {
  assert.equal(takersOf('core/decision/catalogue'), ['core/server/result.ts']);
  assert.equal(takersOf('core/decision/action', 'toAction'), ['core/purchase/decide.ts']);
  const acting = imports.filter(
    ({ from, to }) =>
      roomOf(from) === 'core/decision' && /^core\/base\/(report|metric|wait|cookie)|preact/.test(to),
  );
  assert.equal(acting, []);
});

test('nobody but the decision and the server’s room asks for a code by its name', () => {
  const known = new Set(Object.keys(catalogue).map(row => row.replace(/:.*/, '')));
  const asking = codes.flatMap(([file, code]) =>
    [...code.matchAll(/(?:[!=]==?|\bcase) '([A-Z\d_]+)'|'([A-Z\d_]+)' [!=]==?/g)].flatMap(
      ([, after, before]) => (known.has((after ?? before) as string) ? [file] : []),
    ),
  );
  assert.equal(
    asking.filter(file => !/^core\/(decision|server)\//.test(file)),
    [],
  );
});

test('only the page’s edge writes errors to the console', () => {
  assert.equal(whoSays(/\bconsole\.error\b/), ['core/base/report.ts']);
});

/** Calls go down: a button knows the purchase, the purchase the cart, the cart the API. */
const DOWN: [from: RegExp, never: RegExp][] = [
  [/^ui\/buttons\//, /^core\/(purchase|decision|server|transport)\//],
  [/^ui\//, /^core\/(purchase|decision|transport)\/|^core\/server\/cart/],
  [/^core\/(server|transport)\//, /^core\/(purchase|click|page)\//],
];

for (const [from, never] of DOWN)
  test(`what matches ${from.source} takes nothing of ${never.source}`, () => {
    const concerned = imports.filter(imported => from.test(imported.from));
    assert.ok(concerned.length);
    assert.equal(
      concerned.filter(({ to }) => never.test(to)),
      [],
    );
  });

test('clients of the storefront API are made where it is asked, below the user interface', () => {
  const makers = whoSays(/\bcreate(Graphql|ApiClient)\(/);
  assert.ok(makers.length > 3);
  assert.equal(
    makers.filter(file => !/^core\/(transport|server|purchase)\//.test(file)),
    [],
  );
});

test('nobody reduces a list, because prototype.js 1.6 has a method of its own under that name', () => {
  assert.equal(whoSays(/\.reduce\(/), []);
});

/** Who names a wallet outside of the wallets' room, and why. */
const NAMING: Record<string, string> = {
  'ui/styles/light-css.ts':
    'the name of an element weighs between a theme’s rules for each button and for this one (docs/decisions.md#17)',
};

test('no wallet has a name outside of the wallets’ room', () => {
  const names = Object.entries(rows).flatMap(([name, { instrument, element, module, brand }]) => [
    name,
    instrument,
    element,
    module ?? name,
    brand ?? name,
  ]);
  assert.ok(names.length);
  const naming = whoSays(new RegExp(names.join('|'), 'i')).filter(file => folderOf(file) !== 'wallets');
  assert.equal(naming, Object.keys(NAMING));
});

test.run();
