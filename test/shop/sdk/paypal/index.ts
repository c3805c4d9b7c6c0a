import { Buttons } from './buttons';
import { readControl } from './control';
import { FUNDING, getFundingSources, isFundingEligible } from './funding';
import type { Namespace } from './types';

const paypal: Namespace = {
  Buttons,
  FUNDING,
  getFundingSources,
  isFundingEligible: source => isFundingEligible(source, 'purchase', readControl().ineligible),
  rememberFunding() {},
  version: '5.0.0-sandbox',
};

Object.assign(window, { paypal });
