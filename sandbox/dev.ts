import { announceBuild, setReload } from './server/web/page-scripts';

/** The shop as `npm run dev` opens it: its pages reload after each build and restart, and show the error of a failed build. */
setReload(true);
process.on('message', ({ failure }: { failure: string }) => announceBuild(failure));
await import('./start');
