import { stub } from '../run/suite';

/** Properties that happy-dom adds to its window. */
interface HappyDom {
  settings: {
    enableIframePageLoading: boolean;
    disableIframePageLoading: boolean;
    device: { prefersReducedMotion: string };
    fetch: { interceptor: unknown };
  };
}

export interface FakeFrames {
  /** The animations started so far. */
  animations: { target: Element; keyframes: unknown; duration: unknown }[];
  /** Finishes the newest animation. */
  finish(): void;
  reduceMotion(): void;
}

/** Gives iframes a window with an empty page, and animations that the test finishes. */
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
