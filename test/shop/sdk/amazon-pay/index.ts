import { install } from './install';

install({ global: 'Pay', name: 'Amazon Pay', page: '/sdk-pages/amazon-pay' });
