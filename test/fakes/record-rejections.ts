import { onEnd } from '../run/suite';

/** Records unhandled promise rejections until the test ends. */
export function recordRejections(): unknown[] {
  const reasons: unknown[] = [];
  const record = (reason: unknown) => reasons.push(reason);
  process.on('unhandledRejection', record);
  onEnd(() => process.off('unhandledRejection', record));
  return reasons;
}
