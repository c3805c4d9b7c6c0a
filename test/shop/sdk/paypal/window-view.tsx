import { render } from 'preact';
import { FUNDINGS } from './funding';
import type { Act } from './types';
import { WINDOW_STYLES } from './window-styles';
import { ACCOUNT, TEXT } from './window-text';

export interface View {
  source: string;
  /** Absent while the page makes the order. */
  token?: string;
  act(act: Act): void;
}

/** Shows the window's page, in whichever document it stands. */
export function showView(document: Document, view: View): void {
  const { head, body, documentElement } = document;
  if (!head.firstChild) {
    documentElement.lang = 'pt-BR';
    document.title = `${FUNDINGS[view.source]?.brand} (teste)`;
    const style = document.createElement('style');
    style.textContent = WINDOW_STYLES;
    head.append(style);
    body.className = view.source;
  }
  render(<PaymentPage {...view} />, body);
}

function PaymentPage({ source, token, act }: View) {
  return (
    <>
      <p class="sandbox">{TEXT.sandbox}</p>
      <main data-testid="paypal-window" aria-busy={!token}>
        <p class="brand">{FUNDINGS[source]?.brand}</p>
        {token ? <Review token={token} act={act} /> : <Waiting />}
      </main>
    </>
  );
}

function Waiting() {
  return (
    <p class="waiting" role="status" data-testid="paypal-loading">
      {TEXT.loading}
    </p>
  );
}

const BUTTONS: Exclude<Act, 'close'>[] = ['approve', 'cancel', 'fail'];

function Review({ token, act }: { token: string; act: View['act'] }) {
  return (
    <>
      <h1>{TEXT.review}</h1>
      <dl>
        <div>
          <dt>{TEXT.account}</dt>
          <dd>{ACCOUNT.name}</dd>
          <dd>{ACCOUNT.email}</dd>
        </div>
        <div>
          <dt>{TEXT.order}</dt>
          <dd data-testid="paypal-token">{token}</dd>
        </div>
      </dl>
      <p class="hint">{TEXT.hint}</p>
      <div class="actions">
        {BUTTONS.map(name => (
          <button
            type="button"
            key={name}
            class={name}
            data-testid={`paypal-${name}`}
            onClick={() => act(name)}
          >
            {TEXT[name]}
          </button>
        ))}
      </div>
    </>
  );
}
