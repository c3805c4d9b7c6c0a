/** Replaces the lazy bundle of this URL with the source. */
import * as source from '../../src/telemetry/debug';

export default () => source;
export const release = '.';
