import type { MerchantInfo } from './types';

/** Why the platform's token does not let this site ask for payment; a site without a token is registered by its domain. */
export function findAccountFault({ authJwt }: MerchantInfo, now = Date.now()): string | undefined {
  if (authJwt === undefined) return undefined;
  const expiry = readExpiry(authJwt);
  if (expiry === undefined) return 'merchantInfo.authJwt is not a JSON Web Token with an expiry';
  return expiry * 1000 > now ? undefined : 'merchantInfo.authJwt has expired';
}

function readExpiry(jwt: string): number | undefined {
  try {
    const [, payload = ''] = jwt.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}
