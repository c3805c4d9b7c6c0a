import { announceBuild, setReload } from './server/web/page-scripts';

/** The shop as `npm run dev` opens it: its pages load again when it is told that something was built, and when it starts anew. */
setReload(true);
process.on('message', announceBuild);
await import('./start');
