import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FirstViewModule, firstViewFile } from '@thali/shared/site/first-view';
import type { Language } from '@thali/shared/site/languages';
import { weekPagePattern } from '@thali/shared/site/week-paths';
import { config } from '../config.ts';
import { logFault } from '../invocations/invocation.ts';
import type { Subject } from './find-subject.ts';
import type { ViewerVisit } from './viewer-visit.ts';

const modules = new Map<Language, Promise<FirstViewModule | undefined>>();

/**
 * The markup that a page shows until its script runs. Menus and front pages have a first view. Undefined for other
 * pages, without a build of the site, and after a failure. The page works without a first view.
 * @param island the storefront in the document, as JSON
 */
export async function firstViewOf(
  visit: ViewerVisit,
  { kind }: Subject,
  island: string | undefined,
  language: Language,
): Promise<string | undefined> {
  const isHomePage = visit.path === '/';
  try {
    if (kind === 'platform' && isHomePage) {
      return (await viewModule(language))?.landingView(visit.platformDomain);
    }
    if (kind !== 'mess' || island === undefined) return undefined;
    if (weekPagePattern.test(visit.path)) return undefined;
    if (visit.menuKey !== undefined)
      return (await viewModule(language))?.menuView(island, new Date());
    return isHomePage ? (await viewModule(language))?.messView(island, new Date()) : undefined;
  } catch (error) {
    logFault('first view not rendered', { error });
    return undefined;
  }
}

async function viewModule(language: Language): Promise<FirstViewModule | undefined> {
  const file = join(config.siteDocuments, firstViewFile);
  const module =
    modules.get(language) ??
    (existsSync(file) ? import(addressOf(file, language)) : Promise.resolve(undefined));
  modules.set(language, module);
  return module;
}

/** Node.js evaluates a module once for each query, and each evaluation has the texts of its own language. */
function addressOf(file: string, language: Language): string {
  return `${pathToFileURL(file).href}${language === 'en' ? '' : `?${language}`}`;
}
