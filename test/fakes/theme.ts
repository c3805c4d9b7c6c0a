import { readFileSync } from 'node:fs';
import { Liquid } from 'liquidjs';

/** What a theme's template reads. */
export type Scope = Record<string, unknown>;

const engine = new Liquid({ strictFilters: true });
const SNIPPET = readFileSync(new URL('../../docs/examples/portable-wallets.liquid', import.meta.url), 'utf8');

/** Renders a part of the theme's snippet for a shop. */
export const renderPart = (part: 'head' | 'product' | 'cart', scope: Scope): string =>
  engine.parseAndRenderSync(SNIPPET, { part, ...scope });
