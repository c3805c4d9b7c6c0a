import { loaders } from '../../src/core/platform/load-once';
import { script } from '../../src/core/platform/script';
import { onEnd, stub } from '../run/suite';

/** The network of SDKs. */
export interface FakeScripts {
  /** URLs of the scripts that were loaded. */
  urls: string[];
  /** What loading a script does. @default arrives at once */
  load: () => Promise<void>;
}

/** Lets SDKs be loaded anew. */
export function forgetScripts(): void {
  for (const name of Object.keys(loaders)) if (name.includes('://')) delete loaders[name];
}

/** Takes the SDK of this global out of the page, until its script is loaded from wherever the configuration says. */
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
