import type { Attributes } from '../types/config';
import subscriptionPolicyQuery from './documents/subscription-policy.graphql';
import { createGraphql } from './graphql';

interface ShopNode {
  subscriptionPolicy?: { body: string } | null;
}

/**
 * Reads the HTML of the shop's cancellation policy, which has to be sanitised before it is shown. Absent where that fails.
 */
export async function getSubscriptionPolicy(
  page: Attributes,
  graphql = createGraphql(page, 'Unknown'),
): Promise<string | undefined> {
  const { result } = await graphql<ShopNode>(subscriptionPolicyQuery);
  return result?.subscriptionPolicy?.body || undefined;
}
