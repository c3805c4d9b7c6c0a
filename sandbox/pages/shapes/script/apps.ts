/** What the apps of a page have seen. */
export interface Seen {
  /** Method, address and status of each request. */
  fetches: string[];
  requests: string[];
  /** Names of the nodes that one of them has moved. */
  moved: string[];
}

const seen: Seen = { fetches: [], requests: [], moved: [] };
Object.assign(window, { seen });

/** Reads the two arguments and the answer of each request, as apps with cart rules do. */
const { fetch } = window;
window.fetch = async (...[input, options]: Parameters<typeof fetch>) => {
  const answer = await fetch(input, options);
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  seen.fetches.push(`${options?.method ?? 'GET'} ${url} ${answer.status}`);
  const isNewCart =
    typeof input === 'string' && input.includes('api/unstable/graphql.json?operation_name=cartCreate');
  if (isNewCart && options?.method === 'POST') {
    const { data } = await answer.clone().json();
    sessionStorage.setItem('seen-cart', data.result.cart.id);
  }
  return answer;
};

const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...call: Parameters<typeof open>) {
  this.addEventListener('load', () => seen.requests.push(`${call[0]} ${call[1]} ${this.status}`));
  return open.apply(this, call);
} as typeof open;

/** Keeps wallets in a place of its own, whenever they come. */
new MutationObserver(() => {
  const place = document.querySelector('[data-app-place]');
  if (!place) return;
  for (const wallet of document.querySelectorAll('[slot=button], [slot^=button-]')) {
    if (place.contains(wallet)) continue;
    seen.moved.push(wallet.localName);
    place.append(wallet);
  }
}).observe(document, { childList: true, subtree: true });
