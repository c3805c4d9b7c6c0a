/**
 * Versions of Apple's API that the script uses, the newest first. 14 has recurring payments, 12 has errors about a discount, and
 * 3 has errors that name a field.
 */
const VERSIONS = [14, 12, 3];

/** Returns the newest version that this browser supports, or undefined. */
export const findVersion = () => VERSIONS.find(version => ApplePaySession.supportsVersion(version));

/**
 * Copies a request without `null`. Servers write `null` for unknown values, and Apple's constructor throws for it. A copy by JSON
 * would turn arrays into strings if the page has prototype.js 1.6.
 */
export function omitNull<T>(value: T): T {
  if (Object(value) !== value) return value;
  const copy = Array.isArray(value) ? [] : Object.create(null);
  for (const [key, part] of Object.entries(Object(value))) if (part != null) copy[key] = omitNull(part);
  return copy;
}

/**
 * Creates a session. The constructor throws for a payment network that the browser doesn't know. Such networks are left out,
 * because no card in that browser uses them.
 *
 * @throws TypeError if the request has another fault
 */
export function createSession(request: ApplePayJS.ApplePayPaymentRequest): ApplePaySession {
  const create = (supportedNetworks: string[]) =>
    new ApplePaySession(findVersion() as number, { ...request, supportedNetworks });
  try {
    return create(request.supportedNetworks);
  } catch (error) {
    const known = request.supportedNetworks?.filter(network => {
      try {
        return create([network]);
      } catch {
        return false;
      }
    });
    if (!known?.length) throw error;
    return create(known);
  }
}
