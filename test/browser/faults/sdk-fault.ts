import type { Page } from 'playwright-core';

/** The message of an SDK that throws. */
export const SDK_ERROR = 'The SDK threw';

/**
 * Lets a method of an SDK throw, or answer never, until `healSdk`: from when the SDK's file has run, before anybody hears of it.
 *
 * @param onHit is called each time
 * @param method path from `window`; `paypal.Buttons().render` is the method of what each call of `paypal.Buttons` makes
 */
export async function breakSdk(
  page: Page,
  { method, how }: { method: string; how: 'throws' | 'silent' },
  onHit: () => void,
): Promise<void> {
  await page.exposeFunction('sdkHit', onHit);
  const [head] = method.split('.');
  const input = JSON.stringify([method, how, SDK_ERROR]);
  await page.addInitScript(`(${wheneverThere})(() => window.${head} && (${spoil})(...${input}))`);
}

/** Lets the SDK work from now on. */
export function healSdk(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { isSdkWhole: true }));
}

/** Runs in the page: does something each time when an SDK's file has run. */
function wheneverThere(act: () => void) {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && new URL(target.src).pathname.startsWith('/sdk/')) act();
    },
    true,
  );
}

/** Runs in the page. */
function spoil(method: string, how: string, message: string) {
  type Owner = Record<string, (...input: unknown[]) => unknown>;
  const told = window as unknown as { isSdkWhole?: boolean; sdkHit(): void };
  const dig = (owner: Owner, [name = '', ...rest]: string[]): void => {
    const key = name.replace('()', '');
    const original = owner[key] as Owner[string];
    if (!rest.length)
      owner[key] = function (this: unknown, ...input) {
        if (told.isSdkWhole) return Reflect.apply(original, this, input);
        told.sdkHit();
        if (how === 'throws') throw new Error(message);
        return new Promise(() => {});
      };
    else if (key !== name)
      owner[key] = function (this: unknown, ...input) {
        const made = Reflect.apply(original, this, input);
        dig(made as Owner, rest);
        return made;
      };
    else dig(original as unknown as Owner, rest);
  };
  dig(window as unknown as Owner, method.split('.'));
}
