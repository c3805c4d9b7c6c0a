import '../demo/server';
import { BODIES, readFrameFilters } from '../../sandbox/gallery/examples';
import { findPart } from '../../sandbox/gallery/filters';
import { directionOf } from '../../sandbox/server/web/money';
import { applyOverrides } from '../../sandbox/server/web/settings';
import { base, createVisit, store, toSiteMarkup } from '../browser/shop';

// Renders a frame of the gallery from its URL, as the sandbox's server does.
const url = new URL(location.href);
const [name, part] = findPart(url.searchParams.get('part')) ?? [];
const main = document.querySelector('main');

if (name && part && main) {
  const settings = applyOverrides(store.settings, url.searchParams);
  const root = document.documentElement;
  root.lang = settings.locale;
  root.dir = directionOf(settings.locale);
  document.title = part.title;
  root.dataset.theme = settings.theme;
  main.innerHTML = toSiteMarkup(BODIES[name](createVisit(settings), readFrameFilters(url)));
  if (!part.isWaiting) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${base}dist/portable-wallets.${settings.scriptLanguage}.js`;
    document.body.append(script);
  }
}
