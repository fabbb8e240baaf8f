import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { keepAsset, keepDeviceScreens } from './keep-assets.ts';
import { keepDocument } from './keep-documents.ts';
import { keepPicture } from './keep-pictures.ts';
import { whatToKeep } from './what-to-keep.ts';
import { worker } from './worker-scope.ts';

/** Files that a page loaded before the worker started, as absolute addresses. */
export interface SeenBefore {
  /** The page itself, and the start page of the app. */
  pages: string[];
  assets: string[];
  pictures: string[];
}

/** Stores them as if the worker had fetched them. A failed file is stored on a later visit. */
export async function keepSeen({ pages, assets, pictures }: SeenBefore): Promise<void> {
  const pictureRequest = { method: 'GET', destination: 'image' } as const;
  const kindOf = (url: string, mode: RequestMode) =>
    whatToKeep({ ...pictureRequest, url, mode }, worker.location.origin);
  const names = pages.flatMap((url) => {
    const kept = kindOf(url, 'navigate');
    return kept?.kind === 'document' ? [kept.name] : [];
  });
  await Promise.allSettled([
    ...[...new Set(names)].map(keepDocument),
    ...(names.some(isDevicePath) ? [keepDeviceScreens()] : []),
    ...assets.filter((url) => kindOf(url, 'no-cors')?.kind === 'asset').map(keepAsset),
    ...pictures.filter((url) => kindOf(url, 'no-cors')?.kind === 'picture').map(keepPicture),
  ]);
}

export function isSeenBefore(data: unknown): data is SeenBefore {
  if (typeof data !== 'object' || data === null) return false;
  const { pages, assets, pictures } = data as Partial<SeenBefore>;
  return Array.isArray(pages) && Array.isArray(assets) && Array.isArray(pictures);
}
