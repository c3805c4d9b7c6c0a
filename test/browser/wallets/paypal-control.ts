import type { Page } from 'playwright-core';
import type { Control } from '../../shop/sdk/paypal/control';
import type { Stage } from '../drivers/browser';

/** Sets the control of the stand-in before the page loads. */
export async function setControl(page: Page, control: Control) {
  await page.addInitScript(text => {
    if (window === top && !opener) sessionStorage.setItem('paypal-sandbox', text);
  }, JSON.stringify(control));
}

/** Lets the shop's server refuse an operation with this code, as its wallet service does. */
export async function refuse({ page }: Pick<Stage, 'page'>, operation: string, code: string) {
  await page.route(`**/graphql.json?operation_name=${operation}*`, route =>
    route.fulfill({
      json: { data: { result: { errors: [{ code, field: null, message: 'Recusado.' }] } } },
    }),
  );
}
