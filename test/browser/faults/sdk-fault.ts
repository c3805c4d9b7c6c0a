import type { Page } from 'playwright-core';

/** The message of an SDK exception. */
export const SDK_ERROR = 'The SDK threw';

/**
 * Makes an SDK method throw or hang until `healSdk`, from the evaluation of the SDK's file on.
 *
 * @param onHit runs on each call
 * @param method path from `window`; `paypal.Buttons().render` is a method of each result of `paypal.Buttons`
 */
export async function breakSdk(
  page: Page,
  { method, how }: { method: string; how: 'throws' | 'silent' },
  onHit: () => void,
): Promise<void> {
  await page.exposeFunction('sdkHit', onHit);
  const [head] = method.split('.');
  const input = JSON.stringify([method, how, SDK_ERROR]);
  await page.addInitScript(`(${wheneverThere})(() => window.${head} && (${replaceMethod})(...${input}))`);
}

/** Restores the SDK. */
export function healSdk(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { isSdkWhole: true }));
}

/** Runs in the page: calls a function each time an SDK's file has been evaluated. */
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
function replaceMethod(method: string, how: string, message: string) {
  type Owner = Record<string, (...input: unknown[]) => unknown>;
  const page = window as unknown as { isSdkWhole?: boolean; sdkHit(): void };
  const dig = (owner: Owner, [name = '', ...rest]: string[]): void => {
    const key = name.replace('()', '');
    const original = owner[key] as Owner[string];
    if (!rest.length)
      owner[key] = function (this: unknown, ...input) {
        if (page.isSdkWhole) return Reflect.apply(original, this, input);
        page.sdkHit();
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
