import { createShop } from './server';

const port = Number(process.env.PORT ?? 4000);
const { url, otherUrl } = await createShop({
  port,
  otherPort: port && port + 1,
  settings: { otlp: true, analytics: true, errors: true, consent: 'all' },
});

console.log(`
The sandbox shop is open: ${url}
Control panel:            ${url}/panel
What the script tells:    ${url}/collector
Second origin:            ${otherUrl} (dist/, the wallets' scripts and the collector)

Try this:
  ${url}/products/cafe-da-serra        four variants, Google Pay, and the link to more options
  ${url}/products/cafe-do-dia-a-dia    a subscription: Google Pay gives way to Buy it now
  ${url}/products/caneca-de-barro      two are left; ask for three
  ${url}/products/curso-cafe-coado     nothing to ship
  ${url}/cart                          the wallets' grid; BEMVINDO10 is a discount: ${url}/discount/BEMVINDO10
  ${url}/legacy-cart                   a cart cookie of the old kind: no buttons
  ${url}/gallery                       every button in every theme, width and state
  ${url}/products/cafe-da-serra?script=inline&theme=noite&googlePaySdk=never

In the panel you choose the shopper's country, the theme and what goes wrong, and see every call the script makes.
Press Ctrl+C to close the shop.
`);
