import { say, toLanguage, type Word } from './say';

/**
 * What a sheet is in. Real ones speak the language of the device or of the account; who pays in the sandbox has those of the page
 * behind the sheet.
 */
export const getSheetLanguage = () => toLanguage(document.documentElement.lang);

export const sayInSheet = (word: Word) => say(getSheetLanguage(), word);

export const formatAmount = (amount: string, currency: string) =>
  new Intl.NumberFormat(getSheetLanguage().name, { style: 'currency', currency }).format(Number(amount));
