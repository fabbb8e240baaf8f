import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '@thali/shared/site/document-of';
import { config } from '../config.ts';

const read = new Map<SiteDocument, Promise<string>>();

/**
 * One of the documents that the site was built into; read once.
 * @throws Error where the site is not built
 */
export function siteTemplate(name: SiteDocument): Promise<string> {
  const known = read.get(name) ?? readTemplate(name);
  read.set(name, known);
  known.catch(() => read.delete(name));
  return known;
}

async function readTemplate(name: SiteDocument): Promise<string> {
  const folder = config.siteDocuments;
  return readFile(join(folder, `${name}.html`), 'utf8').catch((cause: unknown) => {
    throw new Error(`The site's documents are not in ${folder}: npm run build`, { cause });
  });
}
