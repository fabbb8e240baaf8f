import { devicePaths } from '@thali/shared/site/kitchen-path';
import { type ReleaseFiles, release } from './release.ts';
import { isStored } from './store-documents.ts';

const prefix = 'assets-';
const current = prefix + release.name;

const releaseFiles = new Set(
  [release.files, release.deviceFiles].flatMap(({ single, packed }) => [...single, ...packed]),
);

/** The limit for files beyond ordering and device screens, such as fonts and other pages' scripts. */
const maxOthers = 150;

/** Stores all files for ordering. On a kitchen's device, also stores the files of its screens. */
export async function storeRelease(): Promise<void> {
  await storeFiles(release.files);
  const stored = await Promise.all(Object.values(devicePaths).map(isStored));
  if (stored.includes(true)) await storeDeviceScreens();
}

/** Stores all files of the kitchen and the ready board, because they must open offline. Rule: kitchen-14 */
export function storeDeviceScreens(): Promise<void> {
  return storeFiles(release.deviceFiles);
}

async function storeFiles({ single, packed, pack }: ReleaseFiles): Promise<void> {
  const cache = await caches.open(current);
  const large = await missingFiles(cache, single);
  const small = await missingFiles(cache, packed);
  await Promise.all(large.map(async (file) => cache.put(file, await fetchFile(file))));
  if (small.length === 0) return;
  const texts: Record<string, string> = await (await fetchFile(pack)).json();
  await Promise.all(small.map((file) => cache.put(file, packedFile(file, texts[file]))));
}

/** Copies unchanged files from the previous release. @returns the files that the worker must fetch */
async function missingFiles(cache: Cache, files: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file, { ignoreVary: true })) return;
      const cached = await caches.match(file, { ignoreVary: true });
      if (cached) await cache.put(file, cached);
      else missing.push(file);
    }),
  );
  return missing;
}

/** Answers from the stored files. Includes files of the previous release, which an open page may need. */
export async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  if (isComplete(answer)) storeAnswer(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Stores a file that a page loaded before the worker started. */
export async function storeAsset(file: string): Promise<void> {
  if (!(await caches.match(file, { ignoreVary: true })))
    await storeAnswer(file, await fetchFile(file));
}

/** Keeps the previous release for open pages, and deletes older releases. */
export async function dropOldReleases(): Promise<void> {
  const oldNames = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== current,
  );
  await Promise.all(oldNames.slice(0, -1).map((name) => caches.delete(name)));
}

async function storeAnswer(request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(current);
  await cache.put(request, answer);
  const foreignRequests = (await cache.keys()).filter(
    ({ url }) => !releaseFiles.has(new URL(url).pathname),
  );
  await Promise.all(foreignRequests.slice(0, -maxOthers).map((old) => cache.delete(old)));
}

async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!isComplete(answer)) throw new Error(`Could not fetch ${file}: ${answer.status}`);
  return answer;
}

function packedFile(file: string, text: string | undefined): Response {
  if (text === undefined) throw new Error(`The pack lacks ${file}`);
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  return new Response(text, { headers: { 'content-type': type } });
}

function isComplete(answer: Response): boolean {
  return answer.status === 200 && answer.type === 'basic';
}
