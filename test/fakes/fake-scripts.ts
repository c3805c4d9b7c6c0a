import { cachedLoads } from '../../src/core/platform/load-once';
import { script } from '../../src/core/platform/script';
import { onEnd, stub } from '../run/suite';

/** The network of SDK scripts. */
export interface FakeScripts {
  /** URLs of the loaded scripts. */
  urls: string[];
  /** Runs on each load. @default succeeds at once */
  load: () => Promise<void>;
}

/** Resets the loaded SDKs. */
export function forgetScripts(): void {
  for (const name of Object.keys(cachedLoads)) if (name.includes('://')) delete cachedLoads[name];
}

/** Removes the SDK of this global from the page until its script loads from any URL. */
export function fakeScripts(sdk: string): FakeScripts {
  forgetScripts();
  onEnd(forgetScripts);
  const arrive = stub(window, { [sdk]: undefined });
  const scripts: FakeScripts = { urls: [], load: async () => {} };
  stub(script, {
    options: { sdkOrigins: 'https://pay.example https://amazon.example https://paypal.example' },
  });
  stub(document.head, {
    append(tag: HTMLScriptElement) {
      scripts.urls.push(tag.src);
      scripts.load().then(
        () => {
          arrive();
          tag.dispatchEvent(new Event('load'));
        },
        () => tag.dispatchEvent(new Event('error')),
      );
    },
  });
  return scripts;
}
