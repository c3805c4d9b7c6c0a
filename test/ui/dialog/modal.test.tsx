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

test('shows title and message, which name and describe it', async () => {
  const dialog = await open();
  assert.equal(readDialog(), { title: 'Falha na transação', message: 'Tente de novo.' });
  const named = (attribute: string) => find(dialog, `#${dialog.getAttribute(attribute)}`).textContent;
  assert.is(named('aria-labelledby'), 'Falha na transação');
  assert.is(named('aria-describedby'), 'Tente de novo.');
});

test('opens as a native modal dialog in its own shadow root', async () => {
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

test('closes by its X and its Close button, both with accessible names', async () => {
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

test('inherits only the font from the page', async () => {
  const { host } = (await open()).getRootNode() as ShadowRoot;
  const { style } = host as HTMLElement;
  assert.is(style.getPropertyPriority('all'), 'important');
  assert.is(style.getPropertyValue('font'), 'inherit');
  assert.is(style.getPropertyPriority('font'), 'important');
});

test('has the direction of its text on a page in another language', async () => {
  const { lang } = page;
  page.lang = 'ar';
  const dialog = await open();
  page.lang = lang;
  assert.is(dialog.dir, 'ltr');
});

test('has only the X without a Close button', async () => {
  const dialog = await open({ closeButton: false });
  assert.is(dialog.querySelector('.close'), null);
  assert.ok(dialog.querySelector('.icon'));
});

test('closes with a close event on Escape', async () => {
  (await open()).dispatchEvent(new Event('close'));
  assert.equal(findDialogs(), []);
});

function point(type: string, target: Element, clientX: number, clientY: number) {
  target.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true, composed: true }));
}

function press(target: Element, x: number, y: number) {
  for (const type of ['pointerdown', 'click']) point(type, target, x, y);
}

test('closes on a click outside its box, not inside', async () => {
  const dialog = await open();
  dialog.getBoundingClientRect = () => ({ left: 100, right: 400, top: 100, bottom: 300 }) as DOMRect;
  press(dialog, 200, 200);
  press(find(dialog, '#message'), 0, 0);
  assert.is(findDialogs().length, 1);
  press(dialog, 50, 200);
  assert.is(findDialogs().length, 0);
});

test('stays open if the pointer is pressed inside and released outside', async () => {
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
  test(`treats a click past the ${side} edge as outside`, async () => {
    const dialog = await open();
    dialog.getBoundingClientRect = () => ({ left: 100, right: 400, top: 100, bottom: 300 }) as DOMRect;
    press(dialog, x, y);
    assert.equal(findDialogs(), []);
  });

test('restores the focus', async () => {
  const dialog = await open();
  find(dialog, '.close').focus();
  assert.not(document.activeElement === opener);
  close();
  await settle();
  assert.ok(document.activeElement === opener);
});

test('traps Tab', async () => {
  const dialog = await open();
  find(dialog, '.close').focus();
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, composed: true });
  find(dialog, '.close').dispatchEvent(event);
  assert.is((dialog.getRootNode() as ShadowRoot).activeElement, dialog.querySelector('.icon'));
});

test("locks the page's scrolling while it is open", async () => {
  await open();
  assert.is(page.style.overflow, 'hidden');
  close();
  assert.is(page.style.overflow, '');
});

test('removes itself from the page, and ignores a second close', async () => {
  await open();
  close();
  page.style.overflow = 'scroll';
  close();
  assert.is(page.style.overflow, 'scroll');
  page.style.overflow = '';
  assert.equal([...document.body.children], [opener]);
});

test('closes the open dialog when another opens, and unlocks scrolling after the last', async () => {
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

test('can close before it renders', async () => {
  openModal({ title: 'Breve', children: '' })();
  await settle();
  assert.equal(findDialogs(), []);
  assert.is(page.style.overflow, '');
});

test('shows the outcome of a purchase, with both ways to close', async () => {
  showDialog('Falha na transação', 'Este item não está mais disponível.');
  await settle();
  assert.equal(readDialog(), {
    title: 'Falha na transação',
    message: 'Este item não está mais disponível.',
  });
  find(findDialog(), '.icon');
  find(findDialog(), '.close').click();
});

test("renders the server's message as text", async () => {
  showDialog('', '<img src=x onerror=alert(1)>');
  await settle();
  assert.is(readDialog().message, '<img src=x onerror=alert(1)>');
  assert.is(findDialog().querySelector('img'), null);
  find(findDialog(), '.close').click();
});

test.run();
