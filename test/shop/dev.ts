import { announceBuild, turnReloadOn } from './web/reload';

/** The shop as `npm run dev` opens it: its pages load again when it is told that something was built, and when it starts anew. */
turnReloadOn();
process.on('message', announceBuild);
await import('./start');
