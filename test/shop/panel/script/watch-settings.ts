import { saveSetting } from './save-setting';

type Control = HTMLInputElement | HTMLSelectElement;

/** Applies what is chosen at once, and shows what is applied, by whomever. */
export function watchSettings(form: HTMLFormElement, source: EventSource | null): void {
  // One after the other: of two choices the later one has to reach the shop last.
  let saving = Promise.resolve();
  form.addEventListener('change', ({ target }) => {
    saving = saving.then(() => saveSetting(form, (target as Control).name));
  });
  const applied = document.querySelector<HTMLElement>('#applied');
  if (!applied) return;
  source?.addEventListener('settings', async () => {
    const answer = await fetch('/panel/applied').catch(() => undefined);
    if (!answer?.ok) return;
    applied.innerHTML = await answer.text();
    const values = applied.querySelector<HTMLElement>('[data-values]')?.dataset.values;
    if (values) show(form, JSON.parse(values));
  });
}

/** Sets each control to what the shop has, but for one that is wrong or being written in. */
function show(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const value = values[control.name];
    if (value === undefined || control.matches('[aria-invalid], input:not([type="checkbox"]):focus'))
      continue;
    if (control.type === 'checkbox')
      (control as HTMLInputElement).checked = Array.isArray(value)
        ? value.includes(control.value)
        : value === true;
    else control.value = String(value);
  }
}
