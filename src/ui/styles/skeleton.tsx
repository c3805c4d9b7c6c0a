/** Stands where a button will, in its size. */
export function Skeleton() {
  return <div class="skeleton" aria-hidden="true" />;
}
