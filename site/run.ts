import { resolve } from 'node:path';
import { dist } from '../build/dist.mjs';
import { buildSite } from './build';

/** `npm run site`: builds the site into `dist-site/`, or into the folder that is named. */
const out = resolve(process.argv[2] ?? 'dist-site');

try {
  await buildSite(out, dist);
  console.log(
    `The site is built: ${out}\nServe it from any web server, for example with: npx esbuild --servedir=${out} --serve=127.0.0.1:8080`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
