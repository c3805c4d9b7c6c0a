import type { Settings } from '../store/types';
import type { Handler } from '../web/visit';

const CONSENT: Record<Settings['consent'], string | undefined> = {
  all: '3AMPS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg',
  none: '3amps._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg',
  unknown: undefined,
};

/** Ids of the visitor and of the visit, as the shop's server gives them out. */
const VISITOR = {
  _shopify_y: '7b0f3c52-1a86-4d0e-9c1b-5f2d84e6a930',
  _shopify_s: 'c94e1d07-62b3-4f58-8a7e-0d3b91f7c215',
};

/** Lets a page's answer tell the browser who visits and what was agreed to, as the shop's front page does. */
export function withVisitorCookies(handle: Handler): Handler {
  return async visit => {
    const response = await handle(visit);
    const consent = CONSENT[visit.settings.consent];
    if (!consent) return response;
    for (const [name, value] of Object.entries({ ...VISITOR, _tracking_consent: consent }))
      response.headers.append('Set-Cookie', `${name}=${value}; Path=/; SameSite=Lax; Max-Age=31536000`);
    return response;
  };
}
