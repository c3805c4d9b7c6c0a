import { readFileSync } from 'node:fs';
import { Liquid } from 'liquidjs';
import { fillLanguages } from '../../build/locales.mjs';

/** What a theme's template reads. */
export type Scope = Record<string, unknown>;

const engine = new Liquid({ strictFilters: true });
const file = new URL('../../docs/examples/portable-wallets.liquid', import.meta.url);
const SNIPPET = fillLanguages(readFileSync(file, 'utf8'));

/** Renders a part of the theme's snippet for a shop. */
export const renderPart = (part: 'head' | 'product' | 'cart', scope: Scope): string =>
  engine.parseAndRenderSync(SNIPPET, { part, ...scope });
