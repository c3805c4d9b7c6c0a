import { announceBuild, setReload } from './server/web/page-scripts';

/** Opens the shop for `npm run dev`. Its pages reload after each build and restart, and show the error of a failed build. */
setReload(true);
process.on('message', ({ failure }: { failure: string }) => announceBuild(failure));
await import('./start');
