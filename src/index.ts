import { watchPageLife } from './core/click';
import { mountCart } from './ui/cart';
import { define } from './ui/define';
import { mountProduct } from './ui/product';
import { styleDocument } from './ui/styles';
import { mountWallet } from './ui/wallet-button';
import { registry } from './wallets';

watchPageLife();
styleDocument();
for (const { element } of Object.values(registry)) define(element, mountWallet);
define('shopify-accelerated-checkout', mountProduct);
define('shopify-accelerated-checkout-cart', mountCart);
