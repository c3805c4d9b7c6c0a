import type { Currency } from '../store/types';
import { formatMoney } from '../web/money';
import { say, toLanguage, type Word } from './say';

/**
 * What a sheet is in. Real ones speak the language of the device or of the account; who pays in the sandbox has those of the page
 * behind the sheet.
 */
export const getSheetLanguage = () => toLanguage(document.documentElement.lang);

export const sayInSheet = (word: Word) => say(getSheetLanguage(), word);

/** An amount as the wallets have it, `"42.90"`, as the shopper reads it. */
export const formatAmount = (amount: string, currency: string) =>
  formatMoney(Math.round(Number(amount) * 100), currency as Currency, getSheetLanguage().name);
