import { isDevicePath } from '@thali/shared/site/kitchen-path';
import type { Language } from '@thali/shared/site/languages';
import { weekPagePattern } from '@thali/shared/site/week-paths';
import type { Subject } from './find-subject.ts';
import type { ViewerVisit } from './viewer-visit.ts';

const signInPaths = ['/login', '/register', '/forgot-password', '/change-password', '/account'];

/**
 * The language of a page. A guest's choice applies if the mess offers it; else the mess's first language applies. A
 * device of the kitchen has its own language. The dashboard and Thali's own pages are in English.
 * Rule: storefront-35
 * @param isStorefront  whether the page has the storefront's document
 */
export function documentLanguage(
  { path, language }: ViewerVisit,
  subject: Subject | undefined,
  isStorefront: boolean,
): Language {
  if (isDevicePath(path)) return language ?? 'en';
  if (!isStorefront && !weekPagePattern.test(path) && !signInPaths.includes(path)) return 'en';
  if (subject?.kind !== 'mess') return language ?? 'en';
  const setting = subject.storefront.vendor.settings.languages;
  if (!setting) return 'en';
  return language && setting.offered.includes(language) ? language : setting.first;
}

/** The language of a host's service worker, which also serves the devices of the kitchen. Rule: offline-4 */
export function workerLanguage({ language }: ViewerVisit, subject: Subject): Language {
  const first = subject.kind === 'mess' && subject.storefront.vendor.settings.languages?.first;
  return language ?? (first || 'en');
}
