import { createGraphql } from '../transport/graphql';
import type { Config } from '../types/config';
import subscriptionPolicyQuery from './documents/subscription-policy.graphql';

interface ShopNode {
  subscriptionPolicy?: { body: string } | null;
}

/** HTML of the shop's cancellation policy, as the shop wrote it: not to be shown unsanitised. Nothing where it fails. */
export async function getSubscriptionPolicy(
  page: Config,
  graphql = createGraphql(page, 'Unknown'),
): Promise<string | undefined> {
  const { result } = await graphql<ShopNode>(subscriptionPolicyQuery);
  return result?.subscriptionPolicy?.body || undefined;
}
