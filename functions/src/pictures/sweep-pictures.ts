import { storedPicturePatterns } from '@thali/shared/pictures/stored-picture';
import { inParallel } from '../invocations/in-parallel.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { listPublished, type PublishedFile, unpublish } from './picture-store.ts';

/** Keeps new pictures, because they may belong to a dialog that is not saved yet. */
const graceMs = 24 * 60 * 60 * 1000;

const patterns = Object.values(storedPicturePatterns);

/**
 * Removes the pictures that no dish, category or mess uses. Compares all files with all menus, because two dishes may
 * share a picture, and a change event may get lost. Rule: menu-23
 * @returns the number of removed files
 */
export async function sweepPictures(now: number): Promise<number> {
  const oldFiles = new Map<string, string[]>();
  for await (const published of listPublished()) addOldFile(oldFiles, published, now);
  let removedCount = 0;
  await inParallel([...oldFiles], 4, async ([vendorId, files]) => {
    const usedPictures = await picturesInUse(vendorId);
    const unused = files.filter((file) => !usedPictures.has(pictureOf(file)));
    await inParallel(unused, 4, unpublish);
    removedCount += unused.length;
  });
  return removedCount;
}

function addOldFile(
  old: Map<string, string[]>,
  { file, publishedAt }: PublishedFile,
  now: number,
): void {
  if (now - publishedAt < graceMs) return;
  const [vendorId = ''] = file.split('/');
  old.set(vendorId, [...(old.get(vendorId) ?? []), file]);
}

async function picturesInUse(vendorId: string): Promise<Set<string>> {
  const rows = await readStorefront(vendorId, { ConsistentRead: true });
  if (!rows) return new Set();
  const { vendor, items, categories } = rows;
  const images = [...items, ...categories].map(({ image }: { image?: string }) => image);
  const addresses = [vendor.logoUrl, vendor.coverUrl, ...images];
  return new Set(
    addresses
      .filter((address = '') => patterns.some((pattern) => pattern.test(address)))
      .map((address = '') => pictureOf(address.replace('/pictures/', ''))),
  );
}

/** The picture of a file, without its width. */
function pictureOf(file: string): string {
  return file.replace(/-\d+\.\w+$/, '');
}
