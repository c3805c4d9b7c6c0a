import { readPaypal } from '../control';
import { Buttons } from './buttons';
import { FUNDING, getFundingSources, isFundingEligible } from './funding';
import type { Namespace } from './types';

const paypal: Namespace = {
  Buttons,
  FUNDING,
  getFundingSources,
  isFundingEligible: source => isFundingEligible(source, 'purchase', readPaypal().ineligible),
  rememberFunding() {},
  version: '5.0.0-sandbox',
};

const { dataset } = (document.currentScript as HTMLScriptElement | null) ?? {};

Object.assign(window, { [dataset?.namespace || 'paypal']: paypal });
