import type { ElementDriver } from '../../../../sandbox/browser/page-driver';
import { type ElementState, readState } from './in-page';
import { waitFor } from './session';
import type { Frames, WebkitWindow } from './window';

/** Whether a selector must match exactly one element, or the first match counts. */
type Which = 'only' | 'first';

/** Elements in a WebKit window, matched on each call. */
export function createElement(
  window: WebkitWindow,
  selector: string,
  frames: Frames = [],
  which: Which = 'only',
): ElementDriver {
  /** Waits for the element and a condition. */
  async function ask<A extends unknown[], R, S extends R = R>(
    read: (element: HTMLElement, ...given: A) => R | Promise<R>,
    given: A,
    isRight: (answer: R) => answer is S = (_answer): _answer is S => true,
    what = 'is there',
  ): Promise<S> {
    const { answer } = await waitFor(async () => {
      const [answer, ...others] = (await window.read(selector, read, given, frames)).map(answer => ({
        answer,
      }));
      if (which === 'only' && others.length) throw new Error(`${others.length + 1} elements are ${selector}`);
      return answer && isRight(answer.answer) ? (answer as { answer: S }) : undefined;
    }, `${selector} ${what}`);
    return answer;
  }

  const waitForState = (isRight: (state: ElementState) => boolean, what: string, doesScroll = true) =>
    ask(readState, [doesScroll], (state): state is ElementState => isRight(state), what);

  /** Returns the point to click once the element stands still. */
  async function findPlace(isForced: boolean) {
    let last = '';
    return waitForState(({ isVisible, isEnabled, isHit, box }) => {
      const isStill = last === JSON.stringify(box);
      last = JSON.stringify(box);
      return isVisible && isStill && (isForced || (isEnabled && isHit));
    }, 'can be clicked');
  }

  /** Returns the position of the element's frame in the window after scrolling to it, because a cross-origin frame can't. */
  async function findCorner() {
    const corner = { x: 0, y: 0 };
    for (const [depth, frame] of frames.entries()) {
      const [state] = await window.read(frame, readState, [true], frames.slice(0, depth));
      corner.x += state?.box.x ?? 0;
      corner.y += state?.box.y ?? 0;
    }
    return corner;
  }

  async function click(
    { force = false, position }: Parameters<ElementDriver['click']>[0] = {},
    times?: number,
  ) {
    const { box } = await findPlace(force);
    const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 };
    const corner = await findCorner();
    await window.click({ x: corner.x + box.x + x, y: corner.y + box.y + y }, times);
  }

  const focus = async () => {
    await waitForState(({ isVisible }) => isVisible, 'can be seen');
    await ask(element => element.focus(), []);
  };

  return {
    locator: inner => createElement(window, `${selector} ${inner}`, frames, which),
    first: () => createElement(window, selector, frames, 'first'),
    count: async () => (await window.read(selector, () => 0, [], frames)).length,
    async waitFor({ state = 'visible', timeout } = {}) {
      const isGone = state === 'detached' || state === 'hidden';
      await waitFor(
        async () => {
          const all = await window.read(selector, readState, [false], frames);
          if (which === 'only' && all.length > 1 && !isGone)
            throw new Error(`${all.length} elements are ${selector}`);
          const isThere = (state === 'attached' || state === 'detached' ? all : all.slice(0, 1)).some(
            ({ isVisible }) => isVisible || state === 'attached' || state === 'detached',
          );
          return isThere !== isGone || undefined;
        },
        `${selector} is ${state}`,
        timeout,
      );
    },
    click: options => click(options),
    dblclick: () => click({}, 2),
    focus,
    async press(key) {
      await focus();
      await window.press(key, frames);
    },
    async fill(text) {
      await focus();
      await ask(element => (element as HTMLInputElement).select(), []);
      await (text ? window.type(text, frames) : window.press('Delete', frames));
    },
    selectOption: choice =>
      ask(
        (element, choice: string) => {
          const select = element as HTMLSelectElement;
          const option = [...select.options].find(({ value, label }) => value === choice || label === choice);
          if (!option) return false;
          select.value = option.value;
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
          return true;
        },
        [choice],
        (isChosen): isChosen is true => isChosen,
        `has the option ${choice}`,
      ),
    async isVisible() {
      const [state] = await window.read(selector, readState, [false], frames);
      return state?.isVisible ?? false;
    },
    textContent: () => ask(({ textContent }) => textContent, []),
    getAttribute: name => ask((element, name: string) => element.getAttribute(name), [name]),
    async boundingBox() {
      const { box } = await ask(readState, [false]);
      return box.width || box.height ? box : null;
    },
    evaluate: read => ask(read, []) as never,
  };
}
