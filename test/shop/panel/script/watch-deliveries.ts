/** Keeps the collector's lists as the server would write them now. */
export function watchDeliveries(place: HTMLElement): void {
  let busy = false;
  let stale = false;
  async function refresh() {
    stale = true;
    if (busy) return;
    busy = true;
    while (stale) {
      stale = false;
      const response = await fetch('/collector/deliveries').catch(() => undefined);
      if (response?.ok) place.innerHTML = await response.text();
    }
    busy = false;
  }
  new EventSource('/collector/events').addEventListener('change', () => void refresh());
}
