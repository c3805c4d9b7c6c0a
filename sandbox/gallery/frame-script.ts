import { ELEMENTS } from './look';

/** The server's markup. This script runs at the end of the frame's document, before the buttons' script. */
const written = new Map(
  [...document.querySelectorAll(ELEMENTS.join())].map(host => [host.parentElement, host.outerHTML]),
);

function showLeft(url: string | URL): void {
  const { pathname, search } = new URL(url, location.href);
  frameElement?.dispatchEvent(new CustomEvent('gallery:left', { bubbles: true, detail: pathname + search }));
}

// Cancels the redirect of a purchase and shows its URL. Browsers without the Navigation API follow it.
window.navigation?.addEventListener('navigate', event => {
  if (event.hashChange || !event.cancelable) return;
  event.preventDefault();
  showLeft(event.destination.url);
});
// A purchase in a frame redirects the page around it.
window.open = (url = '') => {
  showLeft(url);
  return null;
};

addEventListener('gallery:draw', () => {
  for (const [place, markup] of written) {
    const fresh = document.createRange().createContextualFragment(markup);
    place?.querySelector(ELEMENTS.join())?.replaceWith(fresh);
  }
});

for (const example of document.querySelectorAll('[data-busy]'))
  new MutationObserver(() => markBusy(example)).observe(example, {
    childList: true,
    subtree: true,
    attributeFilter: ['busy'],
  });

/** Marks the element as busy, as during a purchase. A real purchase would also disable all other elements. */
function markBusy(example: Element): void {
  const wallet = example.querySelector('[slot="button"]');
  if (wallet?.hasAttribute('busy') === false) wallet.setAttribute('busy', '');
  const button = (wallet?.shadowRoot ?? wallet)?.querySelector('.wallet,button,a');
  button?.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
}

const main = document.querySelector('main');
const frame = frameElement as HTMLElement | null;
if (main && frame)
  new ResizeObserver(() => {
    frame.style.height = `${main.offsetHeight}px`;
  }).observe(main);
