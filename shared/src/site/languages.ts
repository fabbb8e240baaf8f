/** The languages of the guests' and the kitchen's screens. English comes first, because every mess offers it. */
export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

/** Each language's own name. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The cookie with the language that a visitor has chosen. */
export const languageCookie = 'thali_lang';

/** The built file of a language, such as `storefront.hi.html`. */
export function languageFile(file: string, language: Language): string {
  return language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`);
}
