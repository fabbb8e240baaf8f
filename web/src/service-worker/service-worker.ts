import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { answerAsset, dropOldReleases, keepDeviceScreens, keepRelease } from './keep-assets.ts';
import './push/take-pushes.ts';
import { answerDocument, fromNetwork, renewDocuments } from './keep-documents.ts';
import { answerPicture } from './keep-pictures.ts';
import { isSeenBefore, keepSeen } from './seen-before.ts';
import { type Kept, whatToKeep } from './what-to-keep.ts';
import { type RequestEvent, worker } from './worker-scope.ts';

// Takes control at once. Files of the previous release stay available, so no open page has to reload.
worker.addEventListener('install', (event) => {
  event.waitUntil(keepRelease().then(renewDocuments).then(worker.skipWaiting.bind(worker)));
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
  const kept = whatToKeep(event.request, worker.location.origin);
  if (kept) event.respondWith(answer(event, kept));
});

worker.addEventListener('message', (event) => {
  if (isSeenBefore(event.data)) event.waitUntil(keepSeen(event.data));
});

function answer(event: RequestEvent, kept: Kept): Promise<Response> {
  switch (kept.kind) {
    case 'document':
      if (isDevicePath(kept.name)) event.waitUntil(keepDeviceScreens().catch(() => undefined));
      return answerDocument(event, kept.name);
    case 'page':
      return fromNetwork(event);
    case 'asset':
      return answerAsset(event.request);
    case 'picture':
      return answerPicture(event);
  }
}
