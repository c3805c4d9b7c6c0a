/** What the button shows of a shopper whom Shop knows. */
export type State = 'hidden' | 'ready' | 'loaded' | 'animating' | 'animation-complete';

/** Width below which a button is never personal (docs/specification.md#shop-pay). */
const MIN_WIDTH_PX = 170;
/** When a shopper who is known is greeted, and how much of the button has to be in view (same place). */
const ANIMATION_DELAY_MS = 500;
const VISIBLE_THRESHOLD = 0.1;
/** How long the greeting takes to come into view; the specification doesn't say. */
const ANIMATION_MS = 300;

const FRAME_STYLE = 'position:absolute;inset:0;width:100%;height:100%;border:0;opacity:0;pointer-events:none';

/** The iframe's last words: there is nobody to greet. */
const ENDS = ['shop_user_not_matched', 'error', 'close'];

/** Wallets that are never personal again on this page. */
const locked = new WeakSet();

export interface Personalisation {
  /** Shows or takes away the iframe as the page has become. */
  update(): void;
  stop(): void;
}

/**
 * Lays Shop's own iframe behind the button once it is visible, and brings it to view where it recognises the shopper. The
 * button keeps its focus ring, its clicks and its name. One that was too narrow once is never personal again, and neither
 * is one whose shopper isn't known.
 *
 * @param button stands in a box of its own, whose `data-state` tells the state
 * @param wallet what stays the same while its button is made anew
 * @param isAllowed what else the page says
 */
export function personalise(
  button: HTMLElement,
  title: string,
  wallet: object,
  isAllowed: () => boolean,
): Personalisation {
  const box = button.parentElement as HTMLElement;
  let frame: HTMLIFrameElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isVisible = false;

  const set = (state: State) => {
    box.dataset.state = state;
  };

  function update() {
    // A button without any width isn't laid out, in a drawer that is closed for example.
    const { offsetWidth } = box;
    if (offsetWidth && offsetWidth < MIN_WIDTH_PX) locked.add(wallet);
    const isShown = isVisible && !locked.has(wallet) && isAllowed();
    if (isShown === !!frame) return;
    if (!isShown) return hide();
    frame = document.createElement('iframe');
    // Not where the page's `<base>` says, which may be anybody's.
    frame.src = `${location.origin}/services/login_with_shop/authorize?target_origin=${encodeURIComponent(location.origin)}&flow=shop_pay_button`;
    frame.title = title;
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    frame.style.cssText = FRAME_STYLE;
    box.prepend(frame);
    set('ready');
  }

  function hide() {
    clearTimeout(timer);
    timer = undefined;
    frame?.remove();
    frame = undefined;
    button.style.color = '#fff';
    set('hidden');
  }

  function reveal() {
    const shown = frame as HTMLIFrameElement;
    set('animating');
    shown.style.opacity = '1';
    button.style.color = '#fff0';
    const duration = matchMedia('(prefers-reduced-motion:reduce)').matches ? 0 : ANIMATION_MS;
    button.animate({ color: ['#fff', '#fff0'] }, duration);
    shown.animate({ opacity: [0, 1] }, duration).onfinish = () => {
      if (shown === frame) set('animation-complete');
    };
  }

  function onMessage({ source, origin, data }: MessageEvent) {
    // A frame that was taken away has no window, and messages of its last moments none as their source.
    if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
    const type = data?.type;
    if (ENDS.includes(type)) {
      locked.add(wallet);
      hide();
    } else if (!timer && /^(loaded|shop_user_matched)$/.test(type)) {
      set('loaded');
      if (type !== 'loaded') timer = setTimeout(reveal, ANIMATION_DELAY_MS);
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
