import { cachedLoads } from '../../src/core/platform/load-once';
import * as applePay from '../../src/wallets/apple-pay/sheet';
import * as googlePay from '../../src/wallets/google-pay/sheet';

/** The wallets' sheets are loaded, so that no fake clock waits for a file. */
cachedLoads['wallets/sheets/apple-pay'] = async () => applePay;
cachedLoads['wallets/sheets/google-pay'] = async () => googlePay;
