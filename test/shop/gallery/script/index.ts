import { readLook, showValues } from './controls';
import { toCss } from './css';
import { dress } from './dress';

const form = document.querySelector<HTMLFormElement>('[data-controls]');
const code = document.querySelector('[data-css]');
const frames = document.querySelectorAll('iframe');
const aside = document.querySelector('details');

if (form) {
  const update = () => {
    showValues(form);
    const look = readLook(form);
    if (code) code.textContent = toCss(look);
    for (const frame of frames) dress(frame, look);
  };
  form.addEventListener('input', update);
  // The controls have their old values back after the event.
  form.addEventListener('reset', () => setTimeout(update));
  for (const frame of frames) frame.addEventListener('load', () => dress(frame, readLook(form)));
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
  if (copied) copied.textContent = isCopied ? 'Copiado.' : 'Não foi possível copiar.';
});

document.addEventListener('gallery:left', event => {
  const toast = document.querySelector('[data-left]');
  if (toast) toast.textContent = `O comprador iria para ${(event as CustomEvent<string>).detail}`;
});
