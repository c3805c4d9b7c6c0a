import { loaders } from '../../src/core/platform/load-once';
import * as applePay from '../../src/wallets/apple-pay/sheet';
import * as googlePay from '../../src/wallets/google-pay/sheet';

/** The wallets' sheets are loaded, so that no fake clock waits for a file. */
loaders['wallets/sheets/apple-pay'] = async () => applePay;
loaders['wallets/sheets/google-pay'] = async () => googlePay;
