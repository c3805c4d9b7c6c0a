import { t } from '../../src/core/i18n/i18n';

/**
 * A complete wallet. A new wallet needs only this file and its row (`test-pay-row.ts`). Its "SDK" is a button that
 * pays at once in the sandbox shop.
 *
 * @type {import('../../src/core/types/wallet').WalletModule['default']}
 */
export default function createTestPay() {
  return {
    parameters: { test_pay: 'true' },

    async prepare() {},

    mount(slot, onClick) {
      const button = document.createElement('button');
      button.textContent = t('buttons.buy_with', { wallet: 'Test Pay' });
      button.addEventListener('click', onClick);
      slot.append(button);
      return () => button.remove();
    },

    async start(_, loading) {
      const { purchase, host } = await loading;
      const address = host.address({
        name: 'Ana Exemplo',
        lines: ['Rua das Flores, 120'],
        city: 'São Paulo',
        province: 'SP',
        zip: '01310-100',
        country: 'BR',
        phone: '+5511987654321',
      });
      const opened = await purchase.setAddress(address);
      if (opened.type !== 'update') return purchase.finish(opened);
      // This sheet shows only the total of the cart.
      purchase.show(opened.cart);
      const payment = {
        email: 'ana@example.com',
        shippingAddress: address,
        billingAddress: address,
        wallet: {
          shopPayWalletContent: { billingAddress: address, sessionToken: 'test' },
        },
      };
      purchase.finish(await purchase.authorize(payment));
    },
  };
}
