/** A description, the text, and its parts that must never leave the page. */
export type PrivateText = [what: string, text: string, ...marks: string[]];

const JWT = 'eyJhbGciOiJFUzI1NiJ9.bWFyY2EtZG8tc2Vncm.c2lnbmF0dXJlLW1hcmNh';
const NBSP = '\u00a0';

/** Texts that may be in a message, a label, a stack, a cookie, an attribute or a page's URL. */
export const privateTexts: PrivateText[] = [
  // Personal data of the shopper.
  ['an e-mail', 'for marca.pessoal@exemplo.com.br', 'marca.pessoal', 'exemplo.com'],
  ['an encoded e-mail', 'email=marca.pessoal%40exemplo.com', 'marca.pessoal'],
  ['a double-encoded e-mail', 'email=marca.pessoal%2540exemplo.com', 'marca.pessoal'],
  ['a quoted e-mail', '"marca pessoal"@exemplo.com', 'marca pessoal', '@exemplo'],
  ['an e-mail with a name', 'Marca Pessoal <pessoal+1@exemplo.com>', 'Marca', 'pessoal+1'],
  ['an e-mail in base64', 'user bWFyY2EucGVzc29hbEBleGVtcGxvLmNvbQ==', 'bWFyY2'],
  ['an e-mail of another alphabet', 'for мария@пример.рф', 'мария', 'пример'],
  ['a telephone number', 'call +55 11 98765-4321', '98765', '4321'],
  [
    'a telephone number with non-breaking spaces',
    `call +55${NBSP}11${NBSP}98765${NBSP}4321`,
    '98765',
    '4321',
  ],
  ['a telephone number in short groups', 'call 011 987 654 321', '987', '654'],
  ['a telephone number in brackets and dots', '(11) 9.8765.4321', '8765', '4321'],
  ['a postal code', 'zip 01310-100', '01310'],
  ['a card', 'card 4111 1111 1111 1111', '4111', '1111'],
  ['a card with non-breaking spaces', `card 4111${NBSP}1111${NBSP}1111${NBSP}1111`, '4111'],
  ['a tax number', 'CPF 123.456.789-09', '123.456', '789-09'],
  ['an IP address', 'from 203.0.113.77', '203.0.113'],
  ['names in JSON', '{"firstName":"Maria","lastName":"Souza"}', 'Maria', 'Souza'],
  ['a street in JSON', '{"address1":"Rua das Flores, 1234","city":"Recife"}', 'Flores', 'Recife', '1234'],
  ['escaped JSON', '{\\"firstName\\":\\"\\u004daria\\"}', 'u004daria', 'firstName'],
  [
    'text that failed to parse',
    `Unexpected token 'M', "Maria Souza, "... is not valid JSON`,
    'Maria',
    'Souza',
  ],
  ['text that Safari failed to parse', 'JSON Parse error: Unexpected identifier "Maria"', 'Maria'],
  ['a name in an SDK message', 'PayPal: the buyer Maria Souza has declined', 'Maria', 'declined'],
  ['an address in an API message', 'Address Rua das Flores 1234 is invalid for Maria', 'Flores', 'Maria'],
  ['a name instead of a server code', 'The server answered Maria Souza', 'Maria', 'Souza'],
  ['a name instead of a field', 'The server answered NEW_CODE Maria', 'Maria'],
  ['a name in an element', "<shopify-accelerated-checkout-maria> can't be shown: Maria", 'maria', 'Maria'],
  ['a name as an error', 'MariaError: no', 'Maria'],
  ['a name over two lines', 'Maria\n    at Souza', 'Maria', 'Souza'],
  // Credentials of the shopper or the shop.
  ['a cart with its key', 'gid://shopify/Cart/hWN2mTp3?key=0f1e2d3c4b5a', 'hWN2mTp3', '0f1e2d3c4b5a'],
  ['an encoded cart', 'gid%3A%2F%2Fshopify%2FCart%2FhWN2mTp3%3Fkey%3D0f1e2d3c4b5a', 'hWN2mTp3', '0f1e2d3c'],
  [
    'the cart cookie',
    'cart=Z2NwLXVzLWVhc3QxOjAx%3Fkey%3D0f1e2d3c4b5a; discount_code=X',
    'Z2NwLXVz',
    '0f1e2d3c',
  ],
  ["a cart's page", 'https://shop.example/cart/c/hWN2mTp3?key=0f1e2d3c4b5a%3D%3D', 'hWN2mTp3', '0f1e2d3c'],
  ['a checkout', 'https://shop.example/checkouts/cn/Z2NwLXVz/pt-br?_r=AQAB', 'Z2NwLXVz', 'AQAB'],
  ['an order', 'https://shop.example/1/orders/0123456789abcdef0123456789abcdef', '0123456789abcdef'],
  ['a bearer token', 'Authorization: Bearer shpat_0123456789ABCDEF', 'shpat_', '0123456789ABCDEF', 'Bearer'],
  ['a signed token', `jwt ${JWT}`, 'eyJhbGci', 'bWFyY2E', 'c2lnbmF0'],
  ['a signed token that is cut off', `[{"jwt":"${JWT.slice(0, 30)}`, 'eyJhbGci', 'bWFy'],
  ['an access token', 'token 0123456789abcdef0123456789abcdef', '0123456789abcdef'],
  ['a password in a URL', 'https://user:geheim@shop.example/', 'user:', 'geheim'],
  ['a URL with a query', 'no https://pay.example/sdk.js?client-id=marca123&x=1', 'marca123', 'pay.example'],
  ['a URL with a fragment', 'https://shop.example/#access_token=marca123', 'marca123'],
  ['the path of an account', 'https://shop.example/account/maria-souza/orders', 'maria', 'orders/'],
  ['markup', '<input value="Maria"><img src=x onerror=alert(1)>', 'Maria', 'onerror'],
];
