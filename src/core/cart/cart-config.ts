import { readAttributes } from '../page/config';
import type { Attributes, CartNeeds, PageType } from '../types/config';

/**
 * Reads what the attributes say of the buttons of a cart, also of what is in it.
 *
 * @throws DeveloperError as `readAttributes` does
 */
export function readConfig(element: HTMLElement, page: PageType): Attributes & CartNeeds {
  return {
    ...readAttributes(element, page),
    hasSellingPlan: element.hasAttribute('has-selling-plan'),
    hasDeferredOption: false,
    requiresShipping: element.hasAttribute('requires-shipping'),
  };
}
