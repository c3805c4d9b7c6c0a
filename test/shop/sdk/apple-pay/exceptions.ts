/** What WebKit says where it says nothing of its own. */
const INVALID_ACCESS = 'The object does not support the operation or argument.';

export const invalidAccess = (message = INVALID_ACCESS) => new DOMException(message, 'InvalidAccessError');
