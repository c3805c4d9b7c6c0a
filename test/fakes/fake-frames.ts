import { stub } from '../run/suite';

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
}

/** Gives iframes a window of their own with an empty page in it, and animations that the test ends. */
export function fakeFrames(): FakeFrames {
  const { settings } = (window as unknown as { happyDOM: HappyDom }).happyDOM;
  const animations: FakeFrames['animations'] = [];
  let newest: { onfinish?: () => void } = {};
  stub(settings, { enableIframePageLoading: true, disableIframePageLoading: false });
  stub(settings.fetch, { interceptor: { beforeAsyncRequest: async () => new Response('') } });
  stub(HTMLElement.prototype, {
    animate(this: HTMLElement, keyframes: unknown, duration: unknown) {
      animations.push({ target: this, keyframes, duration });
      newest = {};
      return newest;
    },
  });
  return {
    animations,
    finish: () => newest.onfinish?.(),
    reduceMotion: () => void stub(settings.device, { prefersReducedMotion: 'reduce' }),
  };
}
