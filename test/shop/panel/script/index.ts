import type { Entry } from '../calls';
import { drawCall } from './draw-call';
import { watchDeliveries } from './watch-deliveries';

const list = document.querySelector<HTMLOListElement>('#calls');
const state = document.querySelector('#calls-state');
const deliveries = document.querySelector<HTMLElement>('#deliveries');
const form = document.querySelector<HTMLFormElement>('[data-settings]');

if (list) watchCalls(list);
if (deliveries) watchDeliveries(deliveries);
form?.addEventListener('change', () => void save(form));

function watchCalls(calls: HTMLOListElement): void {
  const nothing = calls.querySelector('.none');
  const source = new EventSource('/panel/events');
  const count = () => {
    const { length } = calls.querySelectorAll('.call');
    nothing?.toggleAttribute('hidden', length > 0);
    if (state) state.textContent = length ? `${length} · ao vivo` : 'ao vivo';
  };
  source.addEventListener('reset', () => {
    calls.replaceChildren(...(nothing ? [nothing] : []));
    count();
  });
  source.addEventListener('call', event => {
    const entry = JSON.parse(event.data) as Entry;
    const old = calls.querySelector<HTMLElement>(`[data-number="${entry.number}"]`);
    const drawn = drawCall(entry, old?.querySelector('details')?.open ?? false);
    if (old) old.replaceWith(drawn);
    else calls.prepend(drawn);
    count();
  });
  source.addEventListener('error', () => {
    if (state) state.textContent = 'sem conexão';
  });
}

async function save(settings: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(settings)].map(([name, value]) => [name, String(value)]));
  const { ok } = await fetch(settings.action, { method: 'POST', body, redirect: 'manual' }).then(
    response => ({ ok: response.ok || response.type === 'opaqueredirect' }),
    () => ({ ok: false }),
  );
  const saved = settings.querySelector('[data-saved]');
  if (saved) saved.textContent = ok ? 'Aplicado.' : 'Não foi possível aplicar.';
}
