import type { Settings } from '../store/types';
import { CHOICES } from '../web/choices';
import { attributes, type Html, html } from '../web/html';
import { LANGUAGES } from '../web/languages';
import { WALLET_NAMES } from '../web/wallets';

const LABELS: Record<keyof typeof CHOICES, string> = {
  country: 'Country',
  currency: 'Currency',
  theme: 'Theme',
  script: 'How the script loads',
  origin: 'Origin of the script',
  recommended: 'Recommended wallet',
  googlePaySdk: 'Script of Google Pay',
  collectorOrigin: 'Origin of the collector',
  collector: 'Collector',
  consent: 'Consent',
};

/** Everything that a person can set; what is chosen is applied at once. */
export function settingsForm(settings: Settings): Html {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return html`<form method="post" action="/panel/settings" class="card" data-settings autocomplete="off">
    <h2>Shop and shopper</h2>
    <div class="fields">
      ${names.map(
        name =>
          html`<label>${LABELS[name]}<select name="${name}">${CHOICES[name].map(
            value => html`<option${attributes({ selected: settings[name] === value })}>${value}</option>`,
          )}</select></label>`,
      )}
      <label>Language of the words<select name="words">${options(settings.words)}</select></label>
      <label>Language of the pages<input name="locale" value="${settings.locale}" list="locales" autocomplete="off" spellcheck="false"></label>
    </div>
    <datalist id="locales">${LANGUAGES.map(({ locale, title }) => html`<option value="${locale}">${title}`)}</datalist>
    <fieldset><legend>Wallets in the cart</legend><div class="checks">${WALLET_NAMES.map(name =>
      check('cartWallets', name, name, settings.cartWallets.includes(name)),
    )}</div></fieldset>
    ${check('expiredJwt', 'true', 'JWT of Google Pay expired an hour ago', settings.expiredJwt)}
    ${check('watched', 'true', 'Pages tell the shop what goes wrong in them', settings.watched)}
    <fieldset><legend>What leaves the page</legend><div class="checks">
      ${check('otlp', 'true', 'Metrics, logs', settings.otlp)}
      ${check('analytics', 'true', 'Events', settings.analytics)}
      ${check('errors', 'true', 'Errors, sessions', settings.errors)}
    </div></fieldset>
    <div class="row"><button>Apply</button><span data-saved role="status"></span></div>
  </form>`;
}

function options(chosen: string): Html {
  return html`<option value="">default (pt-BR)</option>${LANGUAGES.map(
    ({ words, title }) =>
      html`<option value="${words}"${attributes({ selected: words === chosen })}>${title}</option>`,
  )}`;
}

function check(name: string, value: string, label: string, checked: boolean): Html {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${attributes({ checked })}>${label}</label>`;
}
