import { buildSite } from '@thali/local/site/build-site';

/** Before the first journey: from here on all of them look at the same files. */
export default async function buildSiteOnce(): Promise<void> {
  await buildSite();
}
