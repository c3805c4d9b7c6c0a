import type { Page } from 'playwright-core';
import { browserSuite } from '../open';
import { openProduct, PRODUCT, setFault, until } from '../shop-page';

const test = browserSuite('layers');

/**
 * What a page may have open around the product's form. Each function moves the form there, and returns how to see that the layer
 * is still open. Runs in the page.
 */
const LAYERS: Record<string, (form: HTMLElement) => void> = {
  'a modal dialog'(form) {
    const dialog = document.createElement('dialog');
    dialog.append(form);
    document.body.append(dialog);
    dialog.showModal();
    Object.assign(window, { isOpen: () => dialog.matches(':modal') });
  },
  'a dialog that is not modal'(form) {
    const dialog = document.createElement('dialog');
    dialog.style.zIndex = '2147483647';
    dialog.append(form);
    document.body.append(dialog);
    dialog.show();
    Object.assign(window, { isOpen: () => dialog.open });
  },
  'a popover'(form) {
    const popover = document.createElement('div');
    popover.popover = 'auto';
    popover.append(form);
    document.body.append(popover);
    popover.showPopover();
    Object.assign(window, { isOpen: () => popover.matches(':popover-open') });
  },
  'a manual popover'(form) {
    const popover = document.createElement('div');
    popover.popover = 'manual';
    popover.append(form);
    document.body.append(popover);
    popover.showPopover();
    Object.assign(window, { isOpen: () => popover.matches(':popover-open') });
  },
  'a popover in a modal dialog'(form) {
    const dialog = document.createElement('dialog');
    const popover = document.createElement('div');
    popover.popover = 'auto';
    popover.append(form);
    dialog.append(popover);
    document.body.append(dialog);
    dialog.showModal();
    popover.showPopover();
    Object.assign(window, { isOpen: () => dialog.open && popover.matches(':popover-open') });
  },
  'a popover in a shadow root'(form) {
    const popover = document.createElement('div');
    const root = document.createElement('section').attachShadow({ mode: 'closed' });
    popover.popover = 'auto';
    popover.append(form);
    root.append(popover);
    document.body.append(root.host);
    popover.showPopover();
    Object.assign(window, { isOpen: () => popover.matches(':popover-open') });
  },
  'a menu over everything'(form) {
    const menu = document.createElement('div');
    menu.style.cssText = 'position:fixed;inset:0;z-index:2147483647;transform:scale(1);overflow:auto';
    menu.append(form);
    document.body.append(menu);
    Object.assign(window, { isOpen: () => menu.offsetHeight > 0 });
  },
  'a drawer that makes the rest of the page inert'(form) {
    const drawer = document.createElement('aside');
    drawer.append(form);
    document.body.append(drawer);
    const close = () => {
      for (const other of document.body.children) (other as HTMLElement).inert = other !== drawer;
    };
    close();
    new MutationObserver(close).observe(document.body, { childList: true });
    Object.assign(window, { isOpen: () => !drawer.inert });
  },
  'an element in fullscreen'(form) {
    const gallery = document.createElement('div');
    gallery.append(form);
    document.body.append(gallery);
    const enter = document.createElement('button');
    enter.id = 'enter';
    enter.textContent = 'Full screen';
    enter.onclick = () => gallery.requestFullscreen();
    gallery.prepend(enter);
    Object.assign(window, { isOpen: () => document.fullscreenElement === gallery });
  },
};

/** Reads what a shopper sees of the dialog, and where the focus is. */
const look = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelectorAll('portable-wallets-dialog');
    const all = [...host, (window as unknown as { host?: Element }).host].filter(Boolean) as Element[];
    const dialog = all.map(each => each.shadowRoot?.querySelector('dialog')).find(each => each?.isConnected);
    const { isOpen, opener } = window as unknown as { isOpen(): boolean; opener: Element };
    const close = dialog?.querySelector('.close');
    const { x = 0, y = 0, width = 0, height = 0 } = close?.getBoundingClientRect() ?? {};
    const root = close?.getRootNode() as ShadowRoot | undefined;
    return {
      isShown: !!close && root?.elementFromPoint(x + width / 2, y + height / 2) === close,
      hasFocus: !!dialog?.matches(':focus-within'),
      isLayerOpen: isOpen(),
      isBack: opener.matches(':focus'),
    };
  });

for (const [what, open] of Object.entries(LAYERS))
  for (const recommended of ['buy_it_now', 'facebook_pay'])
    test(`the dialog of ${recommended} is over ${what}, which stays open and gets the focus back`, async fixtures => {
      const { page, shop } = fixtures;
      setFault(shop, 'out_of_stock');
      // The page keeps closed roots to itself, and the test needs the dialog wherever it is.
      await page.addInitScript(() => {
        const { attachShadow } = Element.prototype;
        Element.prototype.attachShadow = function (options) {
          if (this.localName === 'portable-wallets-dialog') Object.assign(window, { host: this });
          return attachShadow.call(this, options);
        };
      });
      await openProduct(fixtures, PRODUCT.standard, { recommended, cartWallets: '' });
      await page.evaluate(open => {
        const form = document.querySelector('form[data-product-form]') as HTMLElement;
        const host = form.querySelector('shopify-accelerated-checkout') as Element;
        new Function('form', `({${open}})[Object.keys({${open}})[0]](form)`)(form);
        Object.assign(window, { product: host });
      }, String(open));
      if (what.includes('fullscreen')) {
        await page.locator('#enter').click();
        await page.waitForFunction(() => document.fullscreenElement);
      }
      await page.waitForFunction(() => {
        const { product } = window as unknown as { product: Element };
        const wallet = product.querySelector('[slot=button]');
        const button = (wallet?.shadowRoot ?? wallet)?.querySelector('button');
        Object.assign(window, { opener: button });
        return button && !button.disabled && button.offsetHeight > 0;
      });
      await page.evaluate(() => (window as unknown as { opener: HTMLElement }).opener.focus());
      await page.keyboard.press('Enter');
      const untilLook = async (wanted: Partial<Awaited<ReturnType<typeof look>>>) => {
        let seen = await look(page);
        const isThere = async () => {
          seen = await look(page);
          return Object.entries(wanted).every(([name, value]) => Reflect.get(seen, name) === value);
        };
        await until(isThere, '', 3000).catch(() => {
          throw new Error(`It is ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`);
        });
      };
      await untilLook({ isShown: true, hasFocus: true, isLayerOpen: true });
      await page.keyboard.press('Escape');
      await untilLook({ isShown: false, isLayerOpen: true, isBack: true });
    });

test('the dialog is over a page whose popover closes while the purchase runs', async fixtures => {
  const { page, shop } = fixtures;
  setFault(shop, 'out_of_stock');
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'buy_it_now', cartWallets: '' });
  await page.evaluate(() => {
    const popover = document.createElement('div');
    popover.popover = 'auto';
    popover.append(document.querySelector('form[data-product-form]') as Element);
    document.body.append(popover);
    popover.showPopover();
    addEventListener('wallet-click', () => popover.hidePopover());
    Object.assign(window, { isOpen: () => false, opener: popover });
  });
  await page.locator('[popover] shopify-buy-it-now-button button:enabled').click();
  await until(async () => (await look(page)).isShown, 'the dialog is shown', 3000);
});

test.run();
