import { tryCall } from '../../core/platform/objects';

/** States of the greeting of a shopper whom Shop recognizes. */
export type GreetingState = 'hidden' | 'ready' | 'loaded' | 'animating' | 'animation-complete';

/** Width below which a button is never personalized (docs/specification.md#shop-pay). */
const MIN_WIDTH_PX = 170;
/**
 * The pause before a recognized shopper is greeted, and the share of the button that has to be visible
 * (docs/specification.md#shop-pay).
 */
const ANIMATION_DELAY_MS = 500;
const VISIBLE_THRESHOLD = 0.1;
/** Duration of the greeting's animation; not in the specification. */
const ANIMATION_MS = 300;

const FRAME_STYLE = 'position:absolute;inset:0;width:100%;height:100%;border:0;opacity:0;pointer-events:none';

/** Messages of the iframe after which no greeting is possible. */
const FINAL_MESSAGES = ['shop_user_not_matched', 'error', 'close'];

/** Owners (`personalize`) whose buttons are never personalized again on this page. */
const locked = new WeakSet();

/** The personalization of one button. */
export interface Personalization {
  /** Inserts or removes the iframe, according to the current state of the page. */
  update(): void;
  stop(): void;
}

/**
 * Inserts Shop's iframe behind the button when the button is visible, and reveals the iframe if Shop recognizes the shopper. The
 * button keeps its focus ring, its clicks and its name. A button is never personalized again after it was too narrow once, or
 * after Shop didn't recognize its shopper.
 *
 * @param box container of the button; its `data-state` is the state of the greeting
 * @param label what the greeting replaces: the button's name or logo
 * @param owners objects that identify the wallet: its configuration and its host element. A theme may replace the host element,
 * and a changed attribute the configuration
 * @param isAllowed returns true if all other conditions are met
 */
export function personalize(
  box: HTMLElement,
  label: HTMLElement,
  title: string,
  owners: object[],
  isAllowed: () => boolean,
): Personalization {
  let frame: HTMLIFrameElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isVisible = false;

  const { origin } = location;

  const lock = () => {
    for (const owner of owners) locked.add(owner);
  };

  const setState = (state: GreetingState) => {
    box.dataset.state = state;
  };

  function showOrHide() {
    // A button without a width has no layout, for example in a closed drawer.
    const { offsetWidth } = box;
    if (offsetWidth && offsetWidth < MIN_WIDTH_PX) lock();
    const isShown = isVisible && !owners.some(owner => locked.has(owner)) && isAllowed();
    if (isShown === !!frame) return;
    if (!isShown) return hide();
    frame = document.createElement('iframe');
    // The URL is absolute, because the page's `<base>` is untrusted.
    frame.src = `${origin}/services/login_with_shop/authorize?target_origin=${encodeURIComponent(origin)}&flow=shop_pay_button`;
    frame.title = title;
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    frame.style.cssText = FRAME_STYLE;
    box.prepend(frame);
    setState('ready');
  }

  // The button works without the greeting, whose built-ins the page may have replaced.
  const update = () => tryCall(showOrHide);

  function hide() {
    clearTimeout(timer);
    timer = undefined;
    frame?.remove();
    frame = undefined;
    label.style.opacity = '1';
    setState('hidden');
  }

  function reveal(shown: HTMLIFrameElement) {
    setState('animating');
    shown.style.opacity = '1';
    label.style.opacity = '0';
    const duration = matchMedia('(prefers-reduced-motion:reduce)').matches ? 0 : ANIMATION_MS;
    label.animate({ opacity: [1, 0] }, duration);
    shown.animate({ opacity: [0, 1] }, duration).onfinish = () => {
      if (shown === frame) setState('animation-complete');
    };
  }

  const onMessage = (event: MessageEvent) => tryCall(() => readMessage(event));

  function readMessage({ source, origin: from, data }: MessageEvent) {
    // Only the iframe's own messages count. A removed iframe has no window, so `contentWindow` and the `source` of its last
    // messages are null.
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    const type = data?.type;
    if (FINAL_MESSAGES.includes(type)) {
      lock();
      hide();
    } else if (!timer && ['loaded', 'shop_user_matched'].includes(type)) {
      setState('loaded');
      if (type !== 'loaded') timer = setTimeout(reveal, ANIMATION_DELAY_MS, frame);
    }
  }

  const visibility = new IntersectionObserver(
    entries => {
      isVisible ||= entries.some(entry => entry.isIntersecting);
      update();
    },
    { threshold: VISIBLE_THRESHOLD },
  );
  const size = new ResizeObserver(update);
  hide();
  addEventListener('message', onMessage);
  visibility.observe(box);
  size.observe(box);

  return {
    update,
    stop() {
      removeEventListener('message', onMessage);
      visibility.disconnect();
      size.disconnect();
      hide();
    },
  };
}
