import '../../run/dom';
import * as assert from 'uvu/assert';
import { openModal, showDialog } from '../../../src/ui/dialog/modal';
import { findDialog, findDialogs, readDialog } from '../../fakes/dialog';
import { find, show } from '../../fakes/page';
import { settle } from '../../fakes/settle';
import { onEnd, test } from '../../run/suite';

const page = document.documentElement;
let opener: HTMLElement;
let close: () => void;

async function open(props: { closeButton?: boolean } = {}): Promise<HTMLDialogElement> {
  close = openModal({ title: 'Falha na transação', children: <p>Tente de novo.</p>, ...props });
  onEnd(() => close());
  await settle();
  return findDialog();
}

test.before.each(() => {
  opener = show('<button>Comprar</button>', 'button');
  opener.focus();
});

test('shows title and message, and is named and described by them', async () => {
  const dialog = await open();
  assert.equal(readDialog(), { title: 'Falha na transação', message: 'Tente de novo.' });
  const named = (attribute: string) => find(dialog, `#${dialog.getAttribute(attribute)}`).textContent;
  assert.is(named('aria-labelledby'), 'Falha na transação');
  assert.is(named('aria-describedby'), 'Tente de novo.');
});

test('is the platform’s modal dialog, in a shadow root of its own', async () => {
  const { showModal } = HTMLDialogElement.prototype;
  let shown = 0;
  HTMLDialogElement.prototype.showModal = function () {
    shown++;
    showModal.call(this);
  };
  const dialog = await open();
  HTMLDialogElement.prototype.showModal = showModal;
  assert.is(shown, 1);
  assert.ok(dialog.getRootNode() instanceof ShadowRoot);
});

test('closes by its X and by its Close button, both named for screen readers', async () => {
  for (const [selector, name, expected] of [
    ['button.icon', (button: Element) => button.getAttribute('aria-label'), 'Fechar janela'],
    ['button.close', (button: Element) => button.textContent, 'Fechar'],
  ] as const) {
    const button = find(await open(), selector);
    assert.is(name(button), expected);
    button.click();
    assert.equal(findDialogs(), []);
  }
});

for (const [background, scheme] of [
  ['rgb(16, 16, 20)', 'dark'],
  ['rgb(250, 250, 245)', 'light'],
  ['', 'light'],
])
  test(`is ${scheme} on a page whose background is ${background || 'not set'}`, async () => {
    document.body.style.backgroundColor = background ?? '';
    const dialog = await open();
    assert.is(dialog.style.colorScheme, scheme);
  });

test('takes nothing but the font from the page', async () => {
  const { host } = (await open()).getRootNode() as ShadowRoot;
  const { style } = host as HTMLElement;
  assert.is(style.getPropertyPriority('all'), 'important');
  assert.is(style.getPropertyValue('font'), 'inherit');
  assert.is(style.getPropertyPriority('font'), 'important');
});

test('is laid out in the direction of its words, where the page is in another language', async () => {
  const { lang } = page;
  page.lang = 'ar';
  const dialog = await open();
  page.lang = lang;
  assert.is(dialog.dir, 'ltr');
});

test('has its X alone where no Close button is wanted', async () => {
  const dialog = await open({ closeButton: false });
  assert.is(dialog.querySelector('.close'), null);
  assert.ok(dialog.querySelector('.icon'));
});

test('closes with the platform: Escape ends in a close event', async () => {
  (await open()).dispatchEvent(new Event('close'));
  assert.equal(findDialogs(), []);
});

function point(type: string, target: Element, clientX: number, clientY: number) {
  target.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true, composed: true }));
}

function press(target: Element, x: number, y: number) {
  for (const type of ['pointerdown', 'click']) point(type, target, x, y);
}

test('closes by a click outside of its box, not by one inside', async () => {
  const dialog = await open();
  dialog.getBoundingClientRect = () => ({ left: 100, right: 400, top: 100, bottom: 300 }) as DOMRect;
  press(dialog, 200, 200);
  press(find(dialog, '#message'), 0, 0);
  assert.is(findDialogs().length, 1);
  press(dialog, 50, 200);
  assert.is(findDialogs().length, 0);
});

test('stays open where the pointer went down in its text and is let go outside', async () => {
  const dialog = await open();
  dialog.getBoundingClientRect = () => ({ left: 100, right: 400, top: 100, bottom: 300 }) as DOMRect;
  point('pointerdown', find(dialog, '#message'), 200, 200);
  point('click', dialog, 50, 200);
  assert.is(findDialogs().length, 1);
});

for (const [side, x, y] of [
  ['left', 99, 200],
  ['right', 401, 200],
  ['top', 200, 99],
  ['bottom', 200, 301],
] as const)
  test(`a click past the ${side} edge is outside`, async () => {
    const dialog = await open();
    dialog.getBoundingClientRect = () => ({ left: 100, right: 400, top: 100, bottom: 300 }) as DOMRect;
    press(dialog, x, y);
    assert.equal(findDialogs(), []);
  });

test('gives the focus back to where it was', async () => {
  const dialog = await open();
  find(dialog, '.close').focus();
  assert.not(document.activeElement === opener);
  close();
  await settle();
  assert.ok(document.activeElement === opener);
});

test('keeps Tab inside', async () => {
  const dialog = await open();
  find(dialog, '.close').focus();
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, composed: true });
  find(dialog, '.close').dispatchEvent(event);
  assert.is((dialog.getRootNode() as ShadowRoot).activeElement, dialog.querySelector('.icon'));
});

test('stops the page from scrolling while it is open', async () => {
  await open();
  assert.is(page.style.overflow, 'hidden');
  close();
  assert.is(page.style.overflow, '');
});

test('leaves nothing in the page, and closing twice does nothing', async () => {
  await open();
  close();
  page.style.overflow = 'scroll';
  close();
  assert.is(page.style.overflow, 'scroll');
  page.style.overflow = '';
  assert.equal([...document.body.children], [opener]);
});

test('opening another dialog closes the one that is open, and the page scrolls again after the last', async () => {
  await open();
  const closeFirst = close;
  close = openModal({ title: 'Outra', children: '' });
  await settle();
  assert.is(readDialog().title, 'Outra');
  closeFirst();
  assert.is(page.style.overflow, 'hidden');
  close();
  assert.is(page.style.overflow, '');
});

test('can be closed before it was drawn', async () => {
  openModal({ title: 'Breve', children: '' })();
  await settle();
  assert.equal(findDialogs(), []);
  assert.is(page.style.overflow, '');
});

test('tells the shopper how a purchase ended, with both ways to close', async () => {
  showDialog('Falha na transação', 'Este item não está mais disponível.');
  await settle();
  assert.equal(readDialog(), {
    title: 'Falha na transação',
    message: 'Este item não está mais disponível.',
  });
  find(findDialog(), '.icon');
  find(findDialog(), '.close').click();
});

test('shows what the server wrote as text', async () => {
  showDialog('', '<img src=x onerror=alert(1)>');
  await settle();
  assert.is(readDialog().message, '<img src=x onerror=alert(1)>');
  assert.is(findDialog().querySelector('img'), null);
  find(findDialog(), '.close').click();
});

test.run();
