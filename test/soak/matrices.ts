import { findSampled } from '../run/find-sampled';
import { report } from '../run/report.mjs';

/**
 * The tests of which `npm test` plays a sample of each matrix, or leaves some to their twins, with all that is in them: see `sample` in
 * `test/browser/drivers/matrix.ts` and `withTwins` in `test/browser/drivers/twins.ts`. `JOBS` says how many files are played at the
 * same time.
 */
const FILE_TIMEOUT_MS = 20 * 60_000;

const group = { files: await findSampled(), jobs: Number(process.env.JOBS ?? 2) };
const isWell = await report([group], { timeoutMs: FILE_TIMEOUT_MS, args: ['browser'], isTimed: true });
process.exitCode = isWell ? 0 : 1;
