import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FirstViewModule, firstViewFile } from '@thali/shared/site/first-view';
import { config } from '../config.ts';
import { noteFault } from '../invocations/invocation.ts';

let module: Promise<FirstViewModule | undefined> | undefined;

/**
 * What a menu's page shows until its script is there: markup, made by the site's own module of what the
 * document carries. Undefined where the site was served unbuilt, and where it fails: the page works without.
 */
export async function firstViewOf(island: string): Promise<string | undefined> {
  try {
    module ??= loadModule();
    return (await module)?.firstView(island, new Date());
  } catch (error) {
    noteFault('first view not made', { error });
    return undefined;
  }
}

async function loadModule(): Promise<FirstViewModule | undefined> {
  const file = join(config.siteDocuments, firstViewFile);
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
