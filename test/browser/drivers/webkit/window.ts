import { find } from './in-page';
import { type Session, WebDriverError } from './session';

/** The WebDriver specification's code points for keys without a character, by `KeyboardEvent.key`. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
};

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** A key, or a chord such as `Shift+Tab`: pressed in order, and released in reverse. */
export function toKeyActions(chord: string): KeyAction[] {
  const keys = chord.split('+').map(key => KEYS[key] ?? key);
  const unknown = keys.find(key => [...key].length !== 1);
  if (unknown) throw new Error(`The driver of WebKit knows no key ${unknown}: add it to its table`);
  return [
    ...keys.map(value => ({ type: 'keyDown' as const, value })),
    ...keys.toReversed().map(value => ({ type: 'keyUp' as const, value })),
  ];
}

/** Types a text, character by character. */
const toTypingActions = (text: string) => [...text].flatMap(toKeyActions);

type Method = 'GET' | 'POST' | 'DELETE';

/** Selectors of nested frames. */
export type Frames = readonly string[];

/** A window of a session. Commands go to its page, or to one of its frames. */
export interface WebkitWindow {
  readonly session: Session;
  readonly handle: string;
  send(method: Method, path: string, body?: unknown, frames?: Frames): Promise<unknown>;
  /** Runs a function in the page, and waits for its promise. */
  run<A extends unknown[], R>(
    run: (...given: A) => R | Promise<R>,
    given: A,
    frames?: Frames,
  ): Promise<Awaited<R>>;
  /** Reads from all elements that match a selector at the same moment. */
  read<A extends unknown[], R>(
    selector: string,
    read: (element: HTMLElement, ...given: A) => R | Promise<R>,
    given: A,
    frames?: Frames,
  ): Promise<R[]>;
  /** Presses a key or a chord on the focused element. */
  press(chord: string, frames?: Frames): Promise<void>;
  type(text: string, frames?: Frames): Promise<void>;
  /** Clicks a point of the window's viewport. */
  click(point: { x: number; y: number }, times?: number): Promise<void>;
}

/** Key of an element in a WebDriver response. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Window and frames of a session's next command. */
const chosen = new WeakMap<Session, string>();

/** Runs as a function body, whose last argument receives the result. */
const toScript = (call: string) => `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => ${call}).then(value => done({ value }), error => done({ fault: String(error) }));`;

export function createWindow(session: Session, handle: string): WebkitWindow {
  async function choose(frames: Frames) {
    const wanted = JSON.stringify([handle, ...frames]);
    if (chosen.get(session) === wanted) return;
    chosen.delete(session);
    await session.send('POST', '/window', { handle });
    await session.send('POST', '/frame', { id: null });
    for (const frame of frames) {
      const script = `return (${find})(arguments[0])[0]`;
      const id = await session.send('POST', '/execute/sync', { script, args: [frame] });
      if (!id || !(ELEMENT in Object(id))) throw new WebDriverError('no such frame', frame);
      await session.send('POST', '/frame', { id });
    }
    chosen.set(session, wanted);
  }

  const send: WebkitWindow['send'] = (method, path, body, frames = []) =>
    session.enqueue(async () => {
      try {
        await choose(frames);
        return await session.send(method, path, body);
      } catch (error) {
        // The selected window may be closed.
        chosen.delete(session);
        throw error;
      }
    });

  async function runScript(call: string, args: unknown[], frames?: Frames): Promise<never> {
    const answer = await send('POST', '/execute/async', { script: toScript(call), args }, frames);
    const { value, fault } = answer as { value: never; fault?: string };
    if (fault !== undefined) throw new Error(fault);
    return value;
  }

  const act = (type: 'key' | 'pointer', actions: unknown[], frames?: Frames) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] }, frames) as Promise<void>;

  return {
    session,
    handle,
    send,
    async run(run, given, frames) {
      return runScript(`(${run})(...arguments[0])`, [given], frames);
    },
    async read(selector, read, given, frames) {
      return runScript(
        `Promise.all((${find})(arguments[0]).map(element => (${read})(element, ...arguments[1])))`,
        [selector, given],
        frames,
      );
    },
    press: (chord, frames) => act('key', toKeyActions(chord), frames),
    type: (text, frames) => act('key', toTypingActions(text), frames),
    click({ x, y }, times = 1) {
      const click = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const move = { type: 'pointerMove', duration: 0, x: Math.floor(x), y: Math.floor(y) };
      return act('pointer', [move, ...Array.from({ length: times }, () => click).flat()]);
    },
  };
}
