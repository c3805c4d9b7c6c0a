import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { createRequest } from './samples';

/** Records of the test page: the callbacks, and the results of the sheets. */
export interface Log {
  callbacks: { callbackTrigger?: string; shippingAddress?: google.payments.api.Address; email?: string }[];
  ends: {
    statusCode?: string;
    statusMessage?: string;
    email?: string;
    shippingOptionData?: { id: string };
  }[];
}
const OPTIONS = {
  shippingOptions: [
    { id: 'pac', label: 'PAC', description: '7 dias úteis' },
    { id: 'sedex', label: 'SEDEX', description: '2 dias úteis' },
  ],
};

/** A shop that charges shipping by option and rejects Argentina. Its modes have slow and failing responses. */
function shop(
  request: google.payments.api.PaymentDataRequest,
  options: google.payments.api.ShippingOptionParameters,
) {
  const log: Log = { callbacks: [], ends: [] };
  const slow = new URLSearchParams(location.search).has('slow');
  const client = new google.payments.api.PaymentsClient({
    environment: 'TEST',
    paymentDataCallbacks: {
      async onPaymentDataChanged(data) {
        log.callbacks.push(data as Log['callbacks'][number]);
        if (slow) await new Promise(() => {});
        if (data.shippingAddress?.countryCode === 'AR')
          return {
            error: {
              reason: 'SHIPPING_ADDRESS_UNSERVICEABLE',
              intent: 'SHIPPING_ADDRESS',
              message: 'A loja não entrega neste endereço.',
            },
          };
        const freight = data.shippingOptionData?.id === 'sedex' ? '25.00' : '10.00';
        return {
          newTransactionInfo: {
            currencyCode: 'BRL',
            totalPriceStatus: 'FINAL',
            totalPrice: (85 + Number(freight)).toFixed(2),
            displayItems: [
              { label: 'Subtotal', type: 'SUBTOTAL', price: '90.00' },
              { label: 'PRIMEIRA', type: 'DISCOUNT', price: '-5.00' },
              { label: 'Frete', type: 'SHIPPING_OPTION', price: freight },
              { label: 'Impostos', type: 'TAX', price: '0.00', status: 'PENDING' },
            ],
          },
          newShippingOptionParameters: {
            ...options,
            defaultSelectedOptionId: freight === '25.00' ? 'sedex' : 'pac',
          },
        };
      },
      async onPaymentAuthorized(data) {
        log.callbacks.push(data as Log['callbacks'][number]);
        return { transactionState: 'SUCCESS' };
      },
    },
  });
  const pay = (patch?: object) => {
    client.loadPaymentData({ ...request, ...patch }).then(
      data => log.ends.push(data as Log['ends'][number]),
      error => log.ends.push(error),
    );
  };
  Object.assign(window, { log, pay });
  if (new URLSearchParams(location.search).has('eager')) pay();
  const place = document.querySelector('#place') as HTMLElement;
  place.append(client.createButton({ buttonLocale: 'pt', onClick: () => pay() }));
  const root = (document.querySelector('#shadow') as HTMLElement).attachShadow({ mode: 'open' });
  root.append(
    client.createButton({
      buttonLocale: 'pt',
      buttonRootNode: root,
      buttonSizeMode: 'fill',
      buttonRadius: 8,
      // Long enough after the click for the gesture to expire.
      onClick: () => setTimeout(pay, 6000),
    }),
  );
}

const PAGE = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width">
<title>Loja de Exemplo</title><link rel="icon" href="data:,">
<style>body { font: 16px system-ui; padding: 24px } #shadow { display: block; height: 48px; margin-top: 16px }</style>
<h1>Loja de Exemplo</h1><p>Camiseta de amostra, R$ 90,00</p><div id="place"></div><div id="shadow"></div>
<script src="/sdk.js"></script><script src="/shop.js"></script></html>`;

/** Serves the page on loopback, under a content security policy. */
export async function serveSampleShop() {
  const { outputFiles } = await build({
    entryPoints: ['sandbox/sdk/google-pay/index.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const files: Record<string, [type: string, body: string]> = {
    '/sdk.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/shop.js': [
      'text/javascript',
      `(${shop})(${JSON.stringify(createRequest())}, ${JSON.stringify(OPTIONS)})`,
    ],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[new URL(request.url ?? '/', 'http://localhost').pathname] ?? [
      'text/html',
      PAGE,
    ];
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:",
    });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
