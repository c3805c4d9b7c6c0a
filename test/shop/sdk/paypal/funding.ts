import type { FundingSource, Options } from './types';

type Flow = 'purchase' | 'billing_setup' | 'subscription_setup' | 'vault_without_purchase';

/** What one source of money can do, and how its button may look. */
export interface Funding {
  /** Name of the brand. */
  brand: string;
  flows: Flow[];
  colors: string[];
  shapes: string[];
}

const SHAPES = ['rect', 'pill', 'sharp'];

export const FUNDINGS: Record<string, Funding> = {
  paypal: {
    brand: 'PayPal',
    flows: ['purchase', 'billing_setup', 'subscription_setup', 'vault_without_purchase'],
    colors: ['gold', 'blue', 'silver', 'white', 'black'],
    shapes: SHAPES,
  },
  venmo: {
    brand: 'Venmo',
    flows: ['purchase', 'vault_without_purchase'],
    colors: ['blue', 'silver', 'black', 'white'],
    shapes: SHAPES,
  },
};

/** Those that the stand-in knows the names of; only those with a row above can pay. */
const SOURCES: FundingSource[] = ['paypal', 'venmo', 'paylater', 'credit', 'card'];

export const FUNDING: Record<string, FundingSource> = Object.fromEntries(
  SOURCES.map(source => [source.toUpperCase(), source]),
);

export const getFundingSources = (): FundingSource[] => [...SOURCES];

/** In the order in which one way of making the order goes before another. */
const FLOWS: [option: keyof Options, flow: Flow][] = [
  ['createBillingAgreement', 'billing_setup'],
  ['createSubscription', 'subscription_setup'],
  ['createVaultSetupToken', 'vault_without_purchase'],
];

export function flowOf(options: Options): Flow {
  return FLOWS.find(([option]) => options[option])?.[1] ?? 'purchase';
}

export function isFundingEligible(
  source: string,
  flow: Flow = 'purchase',
  ineligible: string[] = [],
): boolean {
  return !ineligible.includes(source) && !!FUNDINGS[source]?.flows.includes(flow);
}
