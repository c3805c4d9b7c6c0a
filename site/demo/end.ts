/** Says on the demo's checkout and thank-you page what the redirect has brought. */
const { searchParams } = new URL(location.href);

const order = document.querySelector('[data-order]');
if (order) order.textContent = searchParams.get('order') ?? '';

const list = document.querySelector('[data-markers]');
for (const [name, value] of searchParams) {
  // The cart's own name and key say nothing to anybody.
  if (name === 'cart') continue;
  const item = document.createElement('li');
  item.textContent = `${name}=${value}`;
  list?.append(item);
}

export {};
