// On a phone the page comes before the list of all pages.
const list = document.querySelector<HTMLDetailsElement>('.contents details');
if (list && matchMedia('(width < 60rem)').matches) list.open = false;

export {};
