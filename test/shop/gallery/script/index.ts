import { readLook, showValues } from './controls';
import { toCss } from './css';
import { dress } from './dress';
import { watchFilters } from './watch-filters';

const form = document.querySelector<HTMLFormElement>('[data-controls]');
const code = document.querySelector('[data-css]');
const parts = document.querySelector<HTMLElement>('[data-frames]');
const aside = document.querySelector('details');

if (parts) watchFilters(parts);

if (form && parts) {
  const update = () => {
    showValues(form);
    const look = readLook(form);
    if (code) code.textContent = toCss(look);
    for (const frame of parts.querySelectorAll('iframe')) dress(frame, look);
  };
  form.addEventListener('input', update);
  // The controls have their old values back after the event.
  form.addEventListener('reset', () => setTimeout(update));
  // A frame's load does not bubble, and frames come and go with the filters.
  parts.addEventListener('load', ({ target }) => dress(target as HTMLIFrameElement, readLook(form)), true);
  update();
}

// On a phone the controls would stand before all there is to see.
const isNarrow = matchMedia('(width < 60rem)');
const open = () => {
  if (aside) aside.open = !isNarrow.matches;
};
isNarrow.addEventListener('change', open);
open();

document.querySelector('[data-copy]')?.addEventListener('click', async () => {
  const copied = document.querySelector('[data-copied]');
  const isCopied = await navigator.clipboard.writeText(code?.textContent ?? '').then(
    () => true,
    () => false,
  );
  if (copied) copied.textContent = isCopied ? 'Copied.' : 'Could not be copied.';
});

document.addEventListener('gallery:left', event => {
  const toast = document.querySelector('[data-left]');
  if (toast) toast.textContent = `The shopper would go to ${(event as CustomEvent<string>).detail}`;
});
