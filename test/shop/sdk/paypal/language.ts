import { toLanguage } from '../say';

const { src = '' } = (document.currentScript as HTMLScriptElement | null) ?? {};

/** As the URL of this script has it: PayPal's own takes the shop's choice from there too. */
export const LOCALE = src && new URL(src).searchParams.get('locale');

/** What this script's words are in. */
export const LANGUAGE = toLanguage(LOCALE);
