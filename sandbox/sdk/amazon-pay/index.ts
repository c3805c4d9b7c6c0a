import { install } from './sdk';

install('Pay', 'Amazon Pay', '/sdk-pages/amazon-pay');
