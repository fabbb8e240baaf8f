import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FirstViewModule, firstViewFile } from '@thali/shared/site/first-view';
import { config } from '../config.ts';
import { noteFault } from '../invocations/invocation.ts';
import type { Subject } from './find-subject.ts';
import type { ViewerVisit } from './viewer-visit.ts';

let module: Promise<FirstViewModule | undefined> | undefined;

/**
 * What a page shows until its script is there: markup, made by the site's own module. Menus have one and
 * the fronts of messes and of the platform. Undefined for the others, where the site was served unbuilt, and
 * where it fails: the page works without.
 * @param island  the storefront that the document carries
 */
export async function firstViewOf(
  visit: ViewerVisit,
  { kind }: Subject,
  island: string | undefined,
): Promise<string | undefined> {
  const isFront = visit.path === '/';
  try {
    if (kind === 'platform' && isFront) {
      return (await viewModule())?.landingView(visit.platformDomain);
    }
    if (kind !== 'mess' || island === undefined) return undefined;
    if (visit.menuKey !== undefined) return (await viewModule())?.menuView(island, new Date());
    return isFront ? (await viewModule())?.messView(island, new Date()) : undefined;
  } catch (error) {
    noteFault('first view not made', { error });
    return undefined;
  }
}

async function viewModule(): Promise<FirstViewModule | undefined> {
  const file = join(config.siteDocuments, firstViewFile);
  module ??= existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(undefined);
  return module;
}
