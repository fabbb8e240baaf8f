import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '@thali/shared/site/document-of';
import { pushWorkerFile, serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { config } from '../config.ts';

const read = new Map<string, Promise<string>>();

/**
 * One of the documents that the site was built into; read once.
 * @throws Error where the site is not built
 */
export function siteTemplate(name: SiteDocument): Promise<string> {
  return builtFile(`${name}.html`);
}

/**
 * The script that takes pushes, and on a mess's own host keeps its site on a phone; undefined where the site
 * was served unbuilt.
 */
export function serviceWorker({ isOwnHost }: { isOwnHost: boolean }): Promise<string | undefined> {
  return builtFile(isOwnHost ? serviceWorkerFile : pushWorkerFile).catch(() => undefined);
}

function builtFile(name: string): Promise<string> {
  const known = read.get(name) ?? readBuilt(name);
  read.set(name, known);
  known.catch(() => read.delete(name));
  return known;
}

async function readBuilt(name: string): Promise<string> {
  const folder = config.siteDocuments;
  return readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
    throw new Error(`The site's documents are not in ${folder}: npm run build`, { cause });
  });
}
