import { storedPicturePatterns } from '@thali/shared/pictures/stored-picture';
import { inParallel } from '../invocations/in-parallel.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { eachPublished, type PublishedFile, unpublish } from './picture-store.ts';

/** A picture that nothing names yet may wait in somebody's open dialog. */
const newForMs = 24 * 60 * 60 * 1000;

const patterns = Object.values(storedPicturePatterns);

/**
 * Removes the pictures that no dish, category or mess names any more. By what is there, not by what changed: two
 * dishes may share a picture, and a change that was lost on the way is found the night after. Rule: menu-23
 * @returns how many files went
 */
export async function sweepPictures(now: number): Promise<number> {
  const old = new Map<string, string[]>();
  for await (const published of eachPublished()) addOld(old, published, now);
  let removedCount = 0;
  await inParallel([...old], 4, async ([vendorId, files]) => {
    const used = await picturesInUse(vendorId);
    const unused = files.filter((file) => !used.has(pictureOf(file)));
    await inParallel(unused, 4, unpublish);
    removedCount += unused.length;
  });
  return removedCount;
}

function addOld(old: Map<string, string[]>, { file, since }: PublishedFile, now: number): void {
  if (now - since < newForMs) return;
  const [vendorId = ''] = file.split('/');
  old.set(vendorId, [...(old.get(vendorId) ?? []), file]);
}

async function picturesInUse(vendorId: string): Promise<Set<string>> {
  const rows = await readStorefront(vendorId, { ConsistentRead: true });
  if (!rows) return new Set();
  const { vendor, items, categories } = rows;
  const addresses = [vendor.logoUrl, vendor.coverUrl, ...[...items, ...categories].map(imageOf)];
  return new Set(
    addresses
      .filter((address = '') => patterns.some((pattern) => pattern.test(address)))
      .map((address = '') => pictureOf(address.replace('/pictures/', ''))),
  );
}

function imageOf({ image }: { image?: string }): string | undefined {
  return image;
}

/** The same for each width of a picture. */
function pictureOf(file: string): string {
  return file.replace(/-\d+\.\w+$/, '');
}
