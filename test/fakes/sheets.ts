import { loaders } from '../../src/core/base/once';
import * as applePay from '../../src/wallets/sheets/apple-pay';
import * as googlePay from '../../src/wallets/sheets/google-pay';

/** The sheets of wallets are there at once: no test's clock waits for a file. */
loaders['wallets/sheets/apple-pay'] = async () => applePay;
loaders['wallets/sheets/google-pay'] = async () => googlePay;
