/** Where each section's fresh markup goes; the element around it stays, what is inside is new. */
const PLACES: Record<string, string> = {
  'cart-drawer': '.drawer__inner',
  'cart-count': '.cart-count',
  'main-cart': '.main-cart__inner',
};

/** Puts sections that the server rendered in the place of the old ones. */
export function replaceSections(sections: Record<string, string>): void {
  for (const [name, markup] of Object.entries(sections)) {
    const place = PLACES[name];
    if (!place) continue;
    const fresh = new DOMParser().parseFromString(markup, 'text/html').querySelector(place);
    const old = document.querySelector(place);
    if (fresh && old) old.innerHTML = fresh.innerHTML;
  }
  window.dispatchEvent(new CustomEvent('cart:replaced'));
}
