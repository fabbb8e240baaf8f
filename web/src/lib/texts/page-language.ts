import { isLanguage, type Language } from '@thali/shared/site/languages';

/** The language of this page, which the server has chosen. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}
