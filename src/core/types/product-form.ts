import type { ReadonlySignal } from '@preact/signals';

/** What a product form says while the shopper chooses. */
export interface FormState {
  /** True where the form has no variant, or all of its submit buttons are disabled (one without any is not). */
  disabled: boolean;
  /** As it stands in the form. */
  sellingPlan?: string;
  /** As it stands in the form. */
  variant?: string;
}

/** A product's form as the shopper goes on choosing. */
export type ProductForm = ReadonlySignal<FormState>;
