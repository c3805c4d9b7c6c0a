import { toLanguage } from '../say';

const { src = '' } = (document.currentScript as HTMLScriptElement | null) ?? {};

/** As the URL of this script has it, from where PayPal's own takes the shop's choice too; else as the page has it. */
export const LOCALE = (src && new URL(src).searchParams.get('locale')) || document.documentElement.lang;

/** What this script's words are in. */
export const LANGUAGE = toLanguage(LOCALE);
