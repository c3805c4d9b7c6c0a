import type { BrowserContextOptions } from 'playwright-core';

/**
 * A page as tests of the core flows use it: the common features of Chromium's, Firefox's and WebKit's drivers.
 * It has no interception, no init scripts, no clock and no console. A test sets those by the sandbox pages'
 * settings. Its methods have playwright's names, so that playwright's page implements it for Chromium.
 */
export interface PageDriver {
  /** Opens an absolute URL, and resolves when the document has loaded. */
  goto(url: string): Promise<unknown>;
  /** Goes back in the history; `commit` resolves as soon as the page is shown, also from the back/forward cache. */
  goBack(options: { waitUntil: 'commit' }): Promise<unknown>;
  /** Resolves when the page's URL matches. */
  waitForURL(pattern: RegExp, options?: Patience): Promise<void>;
  /** Elements anywhere in the page; see `ElementDriver`. */
  locator(selector: string): ElementDriver;
  /** A frame of any origin. Its elements can be used like the page's own. */
  frameLocator(selector: string): { locator(selector: string): ElementDriver };
  /** Resolves to the next window that the page opens. */
  waitForEvent(event: 'popup'): Promise<PageDriver>;
  /** Resolves when the window has closed. */
  waitForEvent(event: 'close'): Promise<unknown>;
  /** Runs a function in the page. Arguments and result are JSON. */
  evaluate<R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  evaluate<R>(run: () => R | Promise<R>): Promise<R>;
  /** Presses a key, or a chord such as `Shift+Tab`, on the focused element. */
  keyboard: { press(key: string): Promise<void> };
  /** Clicks a point of the viewport, in CSS pixels. */
  mouse: { click(x: number, y: number): Promise<void> };
  /** The size of the viewport, in CSS pixels. */
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** Posts a form with the visitor's cookies, and stores those of the response, without a navigation. */
  request: {
    post(url: string, options: { form: Record<string, string>; maxRedirects: 0 }): Promise<unknown>;
  };
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Timeouts. */
export interface Patience {
  /** In milliseconds. @default 15000 */
  timeout?: number;
}

/**
 * The elements that match a selector on each call. A selector is a list of CSS compounds separated by spaces. Each
 * matches descendants of the previous one, also in open shadow roots; ` > ` matches only children. Actions and
 * readings wait for one element, and fail if there are several.
 */
export interface ElementDriver {
  /** Descendants of these elements. */
  locator(selector: string): ElementDriver;
  first(): ElementDriver;
  /** Returns the current count. */
  count(): Promise<number>;
  /** @default state visible */
  waitFor(options?: Patience & { state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  /** Clicks the center, or a point; `force` clicks even if another element covers it. */
  click(options?: { force?: boolean; position?: { x: number; y: number } }): Promise<void>;
  dblclick(): Promise<void>;
  focus(): Promise<void>;
  press(key: string): Promise<void>;
  /** Replaces the value of a field. */
  fill(text: string): Promise<void>;
  /** Selects by value or label. */
  selectOption(choice: string): Promise<unknown>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  getAttribute(name: string): Promise<string | null>;
  /** In CSS pixels of the viewport; null without a box. */
  boundingBox(): Promise<Box | null>;
  /** Runs a function on it in the page, for instance to read its computed style. The result is JSON. */
  evaluate<R>(read: (element: HTMLElement) => R | Promise<R>): Promise<R>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A browser of an engine. It starts with its first visitor, and serves later ones, one at a time. */
export interface Engine {
  /** Opens a visit without cookies and storage. */
  open(options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** Options other than `keepsPages` are playwright's, and for Chromium only. */
export interface VisitOptions extends BrowserContextOptions {
  /** True to enable the back/forward cache. @default the fastest setting */
  keepsPages?: boolean | undefined;
}

export interface Visit {
  page: PageDriver;
  /** All open pages. */
  pages(): PageDriver[];
  /** Console messages, if the engine reports them. */
  console: string[];
  /** Uncaught exceptions and console errors among them. */
  complaints: string[];
  /** Pauses in the inspector with `npm run e2e -- --debug`. */
  pause?(): Promise<void>;
  saveTrace?(path: string): Promise<void>;
  /** Ends the visit and removes its data. */
  leave(): Promise<void>;
}
