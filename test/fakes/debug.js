/** Stands where the build puts the side module: the same address below the base URL, on the source. */
import * as source from '../../src/telemetry/debug';

export default () => source;
export const release = '.';
