import type { BrowserContextOptions } from 'playwright-core';

/**
 * One page of a browser, as tests of the core flows use it: what Chromium's, Firefox's and WebKit's drivers can all do.
 * It has no interception, no scripts before the page's own, no clock and no console: those a test asks the sandbox's pages
 * for, by their settings. Its words are playwright's, so that playwright's page is its implementation for Chromium.
 */
export interface PageDriver {
  /** Opens an absolute URL, and resolves when the document has loaded. */
  goto(url: string): Promise<unknown>;
  /** Goes back in the history; `commit` resolves as soon as the page is there, also one that was kept. */
  goBack(options: { waitUntil: 'commit' }): Promise<unknown>;
  /** Resolves when the page's URL is such a one. */
  waitForURL(pattern: RegExp, options?: Patience): Promise<void>;
  /** Elements anywhere in the page; see `ElementDriver`. */
  locator(selector: string): ElementDriver;
  /** A frame of any origin; what is found in it can be clicked and read as the page's own. */
  frameLocator(selector: string): { locator(selector: string): ElementDriver };
  /** The next window that the page opens. */
  waitForEvent(event: 'popup'): Promise<PageDriver>;
  /** Resolves when the window has been closed. */
  waitForEvent(event: 'close'): Promise<unknown>;
  /** Runs a function in the page; what goes in and out is JSON. */
  evaluate<R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  evaluate<R>(run: () => R | Promise<R>): Promise<R>;
  /** Presses a key, or a chord as in `Shift+Tab`, where the focus is. */
  keyboard: { press(key: string): Promise<void> };
  /** Clicks a point of the viewport, in CSS pixels, whatever is there. */
  mouse: { click(x: number, y: number): Promise<void> };
  /** The size of the viewport, in CSS pixels. */
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  /** Posts a form with the visitor's cookies, and keeps those of the answer; the page itself stays as it is. */
  request: {
    post(url: string, options: { form: Record<string, string>; maxRedirects: 0 }): Promise<unknown>;
  };
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How long to wait. */
export interface Patience {
  /** In milliseconds. @default 15000 */
  timeout?: number;
}

/**
 * The elements that a selector means at the moment of each call. A selector is compounds of CSS with spaces between them,
 * each of which is looked for below the one before, also in open shadow roots; after ` > ` among its children alone. Who
 * acts on it or reads it waits for one element, and fails where there are several.
 */
export interface ElementDriver {
  /** Elements below these. */
  locator(selector: string): ElementDriver;
  first(): ElementDriver;
  /** How many there are now. */
  count(): Promise<number>;
  /** @default state visible */
  waitFor(options?: Patience & { state?: 'attached' | 'detached' | 'visible' | 'hidden' }): Promise<void>;
  /** Clicks its middle, or a point of it; `force` clicks that place whatever stands over it. */
  click(options?: { force?: boolean; position?: { x: number; y: number } }): Promise<void>;
  dblclick(): Promise<void>;
  focus(): Promise<void>;
  press(key: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  /** Chooses by value or label. */
  selectOption(choice: string): Promise<unknown>;
  isVisible(): Promise<boolean>;
  textContent(): Promise<string | null>;
  getAttribute(name: string): Promise<string | null>;
  /** In CSS pixels of the viewport; null where it has none. */
  boundingBox(): Promise<Box | null>;
  /** Runs a function on it in the page, to read its computed style for instance; what comes out is JSON. */
  evaluate<R>(read: (element: HTMLElement) => R | Promise<R>): Promise<R>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A browser of an engine. It starts with its first visitor, is kept for those that follow, and takes one at a time. */
export interface Engine {
  /** Opens a visit of somebody who was never here: no cookies, nothing stored. */
  open(options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** Options other than `keepsPages` are playwright's, and Chromium's alone. */
export interface VisitOptions extends BrowserContextOptions {
  /** True if the browser must keep a page that was left. @default whatever is fastest */
  keepsPages?: boolean | undefined;
}

export interface Visit {
  page: PageDriver;
  /** All pages that are open. */
  pages(): PageDriver[];
  /** What was logged, where the engine tells. */
  console: string[];
  /** Uncaught exceptions and console errors among that. */
  complaints: string[];
  /** Pauses in the inspector, under `npm run e2e -- --debug`. */
  pause?(): Promise<void>;
  saveTrace?(path: string): Promise<void>;
  /** Ends the visit and forgets the visitor. */
  leave(): Promise<void>;
}
