import { isPageMess } from '../../lib/push/page-mess.ts';
import { pushChanged } from '../../lib/push/push-changed.ts';
import { worker } from '../worker-scope.ts';
import { noticeOf } from './notice-of.ts';
import { openPage } from './open-page.ts';
import { storePageMess } from './page-messes.ts';
import { readPush } from './read-push.ts';

worker.addEventListener('push', (event) => {
  const { title, options } = noticeOf(readPush(event.data?.text() ?? ''));
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

worker.addEventListener('message', (event) => {
  const { data, source } = event;
  if (source && isPageMess(data)) event.waitUntil(storePageMess(source.id, data.vendorId));
});

// The browser has dropped its subscription, so the worker subscribes again. Without a session the worker cannot report
// the new subscription to the server; the next open page reports it.
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old: PushSubscription | null | undefined): Promise<void> {
  if (old) await worker.registration.pushManager.subscribe(old.options);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(pushChanged);
}
