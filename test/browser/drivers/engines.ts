import type { EngineName } from '../../run/find-engines.mjs';
import { launchChromium } from './chromium';
import type { Engine } from './engine';
import { launchFirefox, mendPage } from './firefox';
import { createPlaywrightEngine } from './playwright-engine';
import { createWebkitEngine } from './webkit/engine';

const CREATORS: Record<EngineName, () => Engine> = {
  chromium: () =>
    createPlaywrightEngine({
      lanes: 2,
      launch: launchChromium,
      hasManyFocuses: true,
      alwaysKeepsPages: false,
    }),
  firefox: () =>
    createPlaywrightEngine({
      lanes: 2,
      launch: launchFirefox,
      hasManyFocuses: false,
      alwaysKeepsPages: true,
      mend: mendPage,
    }),
  webkit: createWebkitEngine,
};

const engines = new Map<EngineName, Engine>();
let users = 0;

/** An engine for all suites of this process, which share its one browser. */
export function getEngine(name: EngineName): Engine {
  const engine = engines.get(name) ?? CREATORS[name]();
  engines.set(name, engine);
  return engine;
}

/** Says that a suite will need the engines, until it has said by what is returned that it needs them no longer. */
export function keepEngines(): () => Promise<void> {
  users++;
  return async () => {
    if (--users) return;
    for (const engine of engines.values()) await engine.close();
    engines.clear();
  };
}
