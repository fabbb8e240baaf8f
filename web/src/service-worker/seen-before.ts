import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { keepAsset, keepDeviceScreens } from './keep-assets.ts';
import { keepDocument } from './keep-documents.ts';
import { keepPicture } from './keep-pictures.ts';
import { cachePolicyOf } from './what-to-keep.ts';
import { worker } from './worker-scope.ts';

/** Files that a page loaded before the worker started, as absolute addresses. */
export interface EarlyFiles {
  /** The page itself, and the start page of the app. */
  pages: string[];
  assets: string[];
  pictures: string[];
}

/** Stores the files as if the worker had fetched them. A later visit stores a file that fails now. */
export async function keepEarlyFiles({ pages, assets, pictures }: EarlyFiles): Promise<void> {
  const pictureRequest = { method: 'GET', destination: 'image' } as const;
  const policyOf = (url: string, mode: RequestMode) =>
    cachePolicyOf({ ...pictureRequest, url, mode }, worker.location.origin);
  const names = pages.flatMap((url) => {
    const policy = policyOf(url, 'navigate');
    return policy?.kind === 'document' ? [policy.name] : [];
  });
  await Promise.allSettled([
    ...[...new Set(names)].map(keepDocument),
    ...(names.some(isDevicePath) ? [keepDeviceScreens()] : []),
    ...assets.filter((url) => policyOf(url, 'no-cors')?.kind === 'asset').map(keepAsset),
    ...pictures.filter((url) => policyOf(url, 'no-cors')?.kind === 'picture').map(keepPicture),
  ]);
}

export function isEarlyFiles(data: unknown): data is EarlyFiles {
  if (typeof data !== 'object' || data === null) return false;
  const { pages, assets, pictures } = data as Partial<EarlyFiles>;
  return Array.isArray(pages) && Array.isArray(assets) && Array.isArray(pictures);
}
