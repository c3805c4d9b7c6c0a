/** Themes serve this control disabled, and take over where their script is there. */
export function enableInputs(root: ParentNode): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name=id]')) input.disabled = false;
}
