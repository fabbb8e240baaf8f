import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { answerAsset, dropOldReleases, storeDeviceScreens, storeRelease } from './store-assets.ts';
import './push/take-pushes.ts';
import { type CachePolicy, cachePolicyOf } from './cache-policy.ts';
import { isEarlyFiles, storeEarlyFiles } from './early-files.ts';
import { answerDocument, fromNetwork, renewDocuments } from './store-documents.ts';
import { answerPicture } from './store-pictures.ts';
import { type RequestEvent, worker } from './worker-scope.ts';

// Takes control at once. Open pages need no reload, because the previous release's files stay available.
worker.addEventListener('install', (event) => {
  event.waitUntil(storeRelease().then(renewDocuments).then(worker.skipWaiting.bind(worker)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldReleases(),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const policy = cachePolicyOf(event.request, worker.location.origin);
  if (policy) event.respondWith(answer(event, policy));
});

worker.addEventListener('message', (event) => {
  if (isEarlyFiles(event.data)) event.waitUntil(storeEarlyFiles(event.data));
});

function answer(event: RequestEvent, policy: CachePolicy): Promise<Response> {
  switch (policy.kind) {
    case 'document':
      if (isDevicePath(policy.name)) event.waitUntil(storeDeviceScreens().catch(() => undefined));
      return answerDocument(event, policy.name);
    case 'page':
      return fromNetwork(event);
    case 'asset':
      return answerAsset(event.request);
    case 'picture':
      return answerPicture(event);
  }
}
