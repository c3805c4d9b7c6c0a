import { needBuild } from './need-build.mjs';
import { playEngines } from './play-engines.mjs';

/** `npm run -s engines`: the core flows alone, in all engines or in those that `ENGINES` names. */
needBuild();
process.exitCode = (await playEngines()) ? 0 : 1;
