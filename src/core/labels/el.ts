import type { Labels } from '../types/texts';

/** Greek. */
export const texts: Labels = {
  lang: 'el',
  dir: 'ltr',
  'express_checkout.title': 'Γρήγορη πληρωμή',
  'buttons.buy_now': 'Αγορά τώρα',
  'buttons.more': 'Περισσότεροι τρόποι πληρωμής',
  'buttons.buy_with': 'Αγορά με {wallet}',
  'errors.not_loaded': 'Δεν ήταν δυνατή η έναρξη της πληρωμής. Δοκιμάστε ξανά.',
  'order_summary.total': 'Σύνολο',
  'delivery_promise.same_day': 'Παράδοση σήμερα',
  'delivery_promise.next_day': 'Παράδοση αύριο',
  'delivery_promise.two_day': 'Παράδοση σε 2 ημέρες',
};
