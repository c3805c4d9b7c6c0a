/** Settings that are not applied, with the sentence that says why. */
const refused = new Map<string, string>();

/** Sends one setting as its controls have it, and says what came of it: another one that is wrong keeps none from being applied. */
export async function saveSetting(form: HTMLFormElement, name: string): Promise<void> {
  const sentence = await send(form.action, { [name]: readSetting(form, name) });
  if (sentence) refused.set(name, sentence);
  else refused.delete(name);
  for (const control of form.querySelectorAll(`[name="${name}"]`))
    if (sentence) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  const said = form.querySelector('[data-saved]');
  if (said) said.textContent = [...(sentence ? [] : ['Applied.']), ...refused.values()].join(' ');
}

/** A setting as text; of several boxes those that are ticked, with commas between them. */
function readSetting(form: HTMLFormElement, name: string): string {
  return new FormData(form).getAll(name).map(String).join();
}

/** @returns why it can't be; nothing where the shop has it */
async function send(url: string, setting: Record<string, string>): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(setting) }).then(
    async answer => (answer.ok ? '' : ((await answer.json()) as { error: string }).error),
    () => 'Nothing was applied: the shop does not answer.',
  );
}
