import type { PageDriver } from './page-driver';

/** One browser as the core flows meet it. It starts when its first visitor comes, and is kept for those that follow. */
export interface Engine {
  /** How many visitors it takes at the same time. */
  lanes: number;
  /** Lets a visitor in who was never here: no cookies, nothing stored. */
  open(options: VisitOptions): Promise<EngineVisit>;
  close(): Promise<void>;
}

export interface VisitOptions {
  /** True where the browser must keep a page that was left. @default whatever is fastest */
  keepsPages: boolean;
}

export interface EngineVisit {
  page: PageDriver;
  /** True where the browser is gone, or answers no longer. */
  hasDied(): boolean;
  /** Ends the visit and forgets the visitor. */
  leave(): Promise<void>;
}
