import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { cachePolicyOf } from './cache-policy.ts';
import { storeAsset, storeDeviceScreens } from './store-assets.ts';
import { storeDocument } from './store-documents.ts';
import { storePicture } from './store-pictures.ts';
import { worker } from './worker-scope.ts';

/** Files that a page loaded before the worker started, as absolute addresses. */
export interface EarlyFiles {
  /** The page itself, and the start page of the app. */
  pages: string[];
  assets: string[];
  pictures: string[];
}

/** Stores the files as if the worker had fetched them. A later visit stores a file that fails now. */
export async function storeEarlyFiles({ pages, assets, pictures }: EarlyFiles): Promise<void> {
  const pictureRequest = { method: 'GET', destination: 'image' } as const;
  const policyOf = (url: string, mode: RequestMode) =>
    cachePolicyOf({ ...pictureRequest, url, mode }, worker.location.origin);
  const names = pages.flatMap((url) => {
    const policy = policyOf(url, 'navigate');
    return policy?.kind === 'document' ? [policy.name] : [];
  });
  await Promise.allSettled([
    ...[...new Set(names)].map(storeDocument),
    ...(names.some(isDevicePath) ? [storeDeviceScreens()] : []),
    ...assets.filter((url) => policyOf(url, 'no-cors')?.kind === 'asset').map(storeAsset),
    ...pictures.filter((url) => policyOf(url, 'no-cors')?.kind === 'picture').map(storePicture),
  ]);
}

export function isEarlyFiles(data: unknown): data is EarlyFiles {
  if (typeof data !== 'object' || data === null) return false;
  const { pages, assets, pictures } = data as Partial<EarlyFiles>;
  return Array.isArray(pages) && Array.isArray(assets) && Array.isArray(pictures);
}
