import { install } from '../amazon-pay/sdk';

install('BuyWithPrime', 'Buy with Prime', '/sdk-pages/buy-with-prime');
