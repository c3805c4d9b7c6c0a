import { install } from '../amazon-pay/install';

install({ global: 'BuyWithPrime', name: 'Buy with Prime', page: '/sdk-pages/buy-with-prime' });
