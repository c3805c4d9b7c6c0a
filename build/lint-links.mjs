import { checkLinks, findLinkingFiles } from './check-links.mjs';

/** The second half of `npm run lint`. */
const report = await checkLinks(findLinkingFiles());
process.stderr.write(report);
process.exitCode = report ? 1 : 0;
