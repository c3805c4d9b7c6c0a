/**
 * A whole wallet: with its line in the registry it is all that a new one takes. Its «SDK» is a button that pays at once.
 *
 * @type {import('../../../src/core/types/wallet').WalletModule['default']}
 */
export default function createTestPay(host) {
  return {
    async prepare() {},

    mount(slot, onClick) {
      const button = document.createElement('button');
      button.textContent = host.t('buttons.buy_with', { wallet: 'Test Pay' });
      button.addEventListener('click', onClick);
      slot.append(button);
      return () => button.remove();
    },

    async start(checkout) {
      const address = host.address({ name: 'Ana Exemplo', lines: ['Rua 1'], country: 'BR' });
      const opened = await checkout.setAddress(address);
      if (opened.type !== 'update') return checkout.finish(opened);
      // What this sheet shows is the total of the cart.
      checkout.show(opened.cart);
      const payment = {
        email: 'ana@example.com',
        shippingAddress: address,
        billingAddress: address,
        wallet: {},
      };
      checkout.finish(await checkout.authorize(payment));
    },
  };
}
