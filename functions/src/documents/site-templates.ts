import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '@thali/shared/site/document-of';
import { type Language, languageFile } from '@thali/shared/site/languages';
import { pushWorkerFile, serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { config } from '../config.ts';

const builtFiles = new Map<string, Promise<string>>();

/**
 * A built document of the site, read once.
 * @throws Error if the site is not built
 */
export function siteTemplate(name: SiteDocument, language: Language): Promise<string> {
  return builtFile(languageFile(`${name}.html`, language));
}

/**
 * The service worker for pushes. On a mess's own host it also caches the site for offline use. Undefined without a
 * build of the site.
 */
export function serviceWorker(
  { isOwnHost }: { isOwnHost: boolean },
  language: Language,
): Promise<string | undefined> {
  const file = languageFile(isOwnHost ? serviceWorkerFile : pushWorkerFile, language);
  return builtFile(file).catch(() => undefined);
}

function builtFile(name: string): Promise<string> {
  const file = builtFiles.get(name) ?? readBuilt(name);
  builtFiles.set(name, file);
  file.catch(() => builtFiles.delete(name));
  return file;
}

async function readBuilt(name: string): Promise<string> {
  const folder = config.siteDocuments;
  return readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new Error(`The site's documents are not in ${folder}: npm run build`, { cause });
  });
}
