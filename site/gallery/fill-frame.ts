import '../demo/patch-fetch';
import { BODIES, readShown } from '../../test/shop/gallery/bodies';
import { findPart } from '../../test/shop/gallery/parts';
import { directionOf } from '../../test/shop/web/direction';
import { applyOverrides } from '../../test/shop/web/overrides';
import { base, createVisit, store, toSiteMarkup } from '../browser/shop';

/** Writes into a frame of the gallery what its address asks for, as the sandbox's server does. */
const url = new URL(location.href);
const [name, part] = findPart(url.searchParams.get('part')) ?? [];
const main = document.querySelector('main');

if (name && part && main) {
  const settings = applyOverrides(store.settings, url.searchParams);
  const root = document.documentElement;
  root.lang = settings.locale;
  root.dir = directionOf(settings.locale);
  document.title = part.title;
  const theme = document.querySelector<HTMLLinkElement>('[data-theme-sheet]');
  if (theme) theme.href = `theme/${settings.theme}.css`;
  main.innerHTML = toSiteMarkup(BODIES[name](createVisit(settings), readShown(url)));
  if (!part.isWaiting) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${base}dist/portable-wallets.${settings.words}.js`;
    document.body.append(script);
  }
}
