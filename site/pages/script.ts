// On a phone the navigation starts closed.
const contents = document.querySelector<HTMLDetailsElement>('.contents details');
if (contents && matchMedia('(width < 60rem)').matches) contents.open = false;

// The demo's checkout and thank-you page show the parameters of the redirect.
const { searchParams } = new URL(location.href);

const order = document.querySelector('[data-order]');
if (order) order.textContent = searchParams.get('order') ?? '';

const markers = document.querySelector('[data-markers]');
for (const [name, value] of markers ? searchParams : []) {
  // The cart's name and key are of no interest to a reader.
  if (name === 'cart') continue;
  const item = document.createElement('li');
  item.textContent = `${name}=${value}`;
  markers?.append(item);
}

// Each block of code gets a button that copies it, if the page may write to the clipboard.
for (const block of navigator.clipboard ? document.querySelectorAll('pre') : []) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '').then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Not copied'),
    );
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  const box = document.createElement('div');
  box.className = 'code';
  block.replaceWith(box);
  box.append(block, button);
}

export {};
