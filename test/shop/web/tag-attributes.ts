import type { Visit } from './visit';

/** Where the script sends what it tells, as attributes of its tag; nothing of what is switched off. */
export function tagAttributes({ settings, store, url, otherOrigin }: Visit): Record<string, string> {
  const { otlp, analytics, errors, collectorOrigin, collector } = settings;
  if (!otlp && !analytics && !errors) return {};
  const origin = collectorOrigin === 'same' ? url.origin : otherOrigin;
  const base = `${origin}/collector${collector === store.settings.collector ? '' : `/${collector}`}`;
  return {
    ...(otlp && { 'data-otlp': base }),
    ...(analytics && { 'data-analytics': `${base}/analytics` }),
    ...(errors && { 'data-errors': `${base}/errors` }),
    'data-release': 'sandbox',
  };
}
