import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scrub, scrubUrl } from '../../src/telemetry/scrub';

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJsb2phIn0.c2lnbmF0dXJlLXdpdGgtYnl0ZXM';

const TEXTS: [text: string, scrubbed: string][] = [
  ['no box in line 12', 'no box in line 12'],
  [
    'The server answered INVALID_PAYMENT input.payment.0',
    'The server answered INVALID_PAYMENT input.payment.0',
  ],
  ['for ana.souza+x@exemplo.com.br: no', 'for [email]: no'],
  [`authJwt ${JWT} expired`, 'authJwt [token] expired'],
  [`in wallet-configs: [{"jwt":"${JWT.slice(0, 30)}`, 'in wallet-configs: [{"jwt":"[token]'],
  ['token 0123456789abcdef0123456789abcdef', 'token [token]'],
  ['cart gid://shopify/Cart/hWN2mTp3?key=0f1e2d3c gone', 'cart gid://shopify/Cart/[token] gone'],
  ['no key=0f1e2d3c here', 'no key=[token] here'],
  ['https://shop.example/cart/c/hWN2mTp3?key=0f1e%3D%3D', 'https://shop.example/cart/c/[token]'],
  ['https://shop.example/checkouts/cn/Z2NwLXVz/pt-br', 'https://shop.example/checkouts/cn/[token]/pt-br'],
  ['/checkouts/hWN2mTp3', '/checkouts/[token]'],
  ['at https://cdn.example/a.js?v=1#x:1:2', 'at https://cdn.example/a.js'],
  ['call +55 (11) 98765-4321 now', 'call [number] now'],
  ['zip 01310-100', 'zip [number]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  [
    `Unexpected token 'A', "Ana Souza, "... is not valid JSON`,
    `Unexpected token 'A', "…"... is not valid JSON`,
  ],
  [
    `Unexpected token 'u', ..."Ana", "x": u"... is not valid JSON`,
    `Unexpected token 'u', ..."…"... is not valid JSON`,
  ],
  ['JSON Parse error: Unexpected identifier "Ana"', 'JSON Parse error: Unexpected identifier "…"'],
  ['email=ana%40exemplo.com', 'email=[email]'],
  ['for ana@exêmplo.com', 'for [email]'],
  ['cut off: ana.souza@exem', 'cut off: [email]'],
  ['shpat_0123456789abcdef0123456789abcdef', 'shpat_[token]'],
  [`Unexpected token 'A', "Ana" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
];

for (const [text, scrubbed] of TEXTS)
  test(`leaves «${scrubbed}»`, () => {
    assert.is(scrub(text), scrubbed);
  });

test('keeps 1,024 characters', () => {
  assert.is(scrub('no '.repeat(1000)).length, 1024);
});

test('keeps nothing of what the limit would cut in two', () => {
  assert.not.match(scrub(`${'.'.repeat(1020)} ana@exemplo.com`), 'ana');
});

test('leaves no key of an order in a path', () => {
  const path = 'https://shop.example/1/orders/0123456789abcdef0123456789abcdef';
  assert.is(scrubUrl(path), 'https://shop.example/1/orders/[token]');
});

for (const part of ['a', 'a-', 'eyJ', 'a://', '"'])
  test(`does not hold the page up over a long text of ${part}`, () => {
    const began = performance.now();
    scrub(part.repeat(30_000));
    assert.ok(performance.now() - began < 300);
  });

test.run();
