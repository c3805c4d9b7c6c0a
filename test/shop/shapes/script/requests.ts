import type { RequestName } from '../actions';

/** A variant that the sandbox has in stock. */
const ID = 46448623321341;
const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };
const post = (): RequestInit => ({
  method: 'POST',
  headers: JSON_HEADERS,
  body: JSON.stringify({ id: ID, quantity: 1 }),
});

function send(url: string, body: string, type: string, isAsync = true): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url, isAsync);
    request.setRequestHeader('Content-Type', type);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.onload = () => resolve(JSON.parse(request.responseText));
    request.onerror = reject;
    request.send(body);
  });
}

/** Each adds one to the cart, and answers what the shop has answered. */
export const requests: Record<RequestName, () => Promise<unknown>> = {
  'fetch .js': async () => (await fetch('../cart/add.js', post())).json(),
  fetch: async () => (await fetch('/cart/add', post())).json(),
  'fetch absolute': async () => (await fetch(`${location.origin}/cart/add.js`, post())).json(),
  'fetch locale': async () => (await fetch('/pt-br/cart/add.js', post())).json(),
  'fetch query': async () => (await fetch('/cart/add.js?sections=cart-count', post())).json(),
  'fetch Request': async () => (await fetch(new Request('/cart/add.js', post()))).json(),
  xhr: () => send('/cart/add.js', JSON.stringify({ id: ID, quantity: 1 }), 'application/json'),
  jquery: () =>
    send('/cart/add.js', `id=${ID}&quantity=1`, 'application/x-www-form-urlencoded; charset=UTF-8'),
  sync: () => send('/cart/add.js', `id=${ID}&quantity=1`, 'application/x-www-form-urlencoded', false),
};
