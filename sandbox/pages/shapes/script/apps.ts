/** Records of the page's apps. */
export interface AppLog {
  /** Method, URL and status of each request. */
  fetches: string[];
  requests: string[];
  /** Names of the moved nodes. */
  moved: string[];
}

const appLog: AppLog = { fetches: [], requests: [], moved: [] };
Object.assign(window, { appLog });

/** Reads the arguments and the response of each request, as apps with cart rules do. */
const { fetch } = window;
window.fetch = async (...[input, options]: Parameters<typeof fetch>) => {
  const answer = await fetch(input, options);
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  appLog.fetches.push(`${options?.method ?? 'GET'} ${url} ${answer.status}`);
  const isNewCart =
    typeof input === 'string' && input.includes('api/unstable/graphql.json?operation_name=cartCreate');
  if (isNewCart && options?.method === 'POST') {
    const { data } = await answer.clone().json();
    sessionStorage.setItem('app-cart', data.result.cart.id);
  }
  return answer;
};

const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...call: Parameters<typeof open>) {
  this.addEventListener('load', () => appLog.requests.push(`${call[0]} ${call[1]} ${this.status}`));
  return open.apply(this, call);
} as typeof open;

/** Moves wallet buttons to its own place whenever they are added. */
new MutationObserver(() => {
  const place = document.querySelector('[data-app-place]');
  if (!place) return;
  for (const wallet of document.querySelectorAll('[slot=button], [slot^=button-]')) {
    if (place.contains(wallet)) continue;
    appLog.moved.push(wallet.localName);
    place.append(wallet);
  }
}).observe(document, { childList: true, subtree: true });
