import { type Language, languageCookie } from '@thali/shared/site/languages';
import { showToast } from '../ui/toast-store.ts';
import * as texts from './language-texts.ts';

/** Opens the page again in another language. The cart stays, because this browser stores it. */
export function chooseLanguage(language: Language): void {
  if (!navigator.onLine) {
    showToast({ kind: 'warning', title: texts.noNetwork });
    return;
  }
  setLanguage(language);
  location.reload();
}

/** Stores the choice for a year. Pages that are open keep their language. */
export function setLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers have no cookie store
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}
