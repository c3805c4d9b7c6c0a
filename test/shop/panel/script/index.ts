import { watchCalls } from './watch-calls';
import { watchDeliveries } from './watch-deliveries';
import { watchSettings } from './watch-settings';

const list = document.querySelector<HTMLOListElement>('#calls');
const deliveries = document.querySelector<HTMLElement>('#deliveries');
const form = document.querySelector<HTMLFormElement>('[data-settings]');

const source = list && watchCalls(list);
if (deliveries) watchDeliveries(deliveries);
if (form) watchSettings(form, source);

// A page that the browser has kept shows what was so when it was left.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});
