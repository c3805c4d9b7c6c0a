import { onEnd } from '../run/suite';

/** Records promise rejections that nobody handles, until the test ends. */
export function recordRejections(): unknown[] {
  const reasons: unknown[] = [];
  const record = (reason: unknown) => reasons.push(reason);
  process.on('unhandledRejection', record);
  onEnd(() => process.off('unhandledRejection', record));
  return reasons;
}
