import type { PaymentsError } from './types';

export const CANCELED: PaymentsError = {
  statusCode: 'CANCELED',
  statusMessage: 'The shopper closed the payment sheet.',
};

/** The rejection for a wrong parameter; says on the console, too, what is wrong. */
export function developerError(method: string, fault: string): PaymentsError {
  const statusMessage = `Error in ${method}: ${fault}`;
  console.error(`[google pay sandbox] ${statusMessage}`);
  return { statusCode: 'DEVELOPER_ERROR', statusMessage };
}
