/** What happy-dom hangs on its window. */
interface HappyDom {
  settings: {
    enableIframePageLoading: boolean;
    disableIframePageLoading: boolean;
    device: { prefersReducedMotion: string };
    fetch: { interceptor: unknown };
  };
}

export interface FakeFrames {
  /** Those begun by now. */
  animations: { target: Element; keyframes: unknown; duration: unknown }[];
  /** Lets the newest run to its end. */
  finish(): void;
  reduceMotion(): void;
  restore(): void;
}

/** Gives iframes a window of their own with an empty page in it, and animations that the test ends. */
export function fakeFrames(): FakeFrames {
  const { settings } = (window as unknown as { happyDOM: HappyDom }).happyDOM;
  const { animate } = HTMLElement.prototype;
  const animations: FakeFrames['animations'] = [];
  let newest: { onfinish?: () => void } = {};
  Object.assign(settings, { enableIframePageLoading: true, disableIframePageLoading: false });
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new Response('') };
  HTMLElement.prototype.animate = function (this: HTMLElement, keyframes: unknown, duration: unknown) {
    animations.push({ target: this, keyframes, duration });
    newest = {};
    return newest;
  } as unknown as typeof animate;
  return {
    animations,
    finish: () => newest.onfinish?.(),
    reduceMotion() {
      settings.device.prefersReducedMotion = 'reduce';
    },
    restore() {
      HTMLElement.prototype.animate = animate;
      settings.fetch.interceptor = null;
      settings.device.prefersReducedMotion = 'no-preference';
    },
  };
}
