import type { Settings } from './types';

/** What the sandbox starts with. */
export const defaultSettings: Settings = {
  country: 'BR',
  currency: 'BRL',
  locale: 'pt-BR',
  words: '',
  theme: 'aurora',
  script: 'module',
  origin: 'same',
  recommended: 'google_pay',
  cartWallets: ['google_pay'],
  googlePaySdk: 'ok',
  expiredJwt: false,
  otlp: false,
  analytics: false,
  errors: false,
  collectorOrigin: 'other',
  collector: 'up',
  consent: 'unknown',
  watched: false,
  faults: [],
};
