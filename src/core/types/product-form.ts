import type { ReadonlySignal } from '@preact/signals';

/** What a product form says while the shopper chooses. */
export interface FormState {
  /** True where the form has no variant, or has submit buttons and all of them are disabled. */
  disabled: boolean;
  /** As it stands in the form. */
  sellingPlan?: string | undefined;
  /** As it stands in the form. */
  variant?: string | undefined;
}

/** A product's form, which changes while the shopper chooses. */
export type ProductForm = ReadonlySignal<FormState>;
