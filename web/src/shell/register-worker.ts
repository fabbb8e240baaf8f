import { isDevicePath } from '@thali/shared/site/kitchen-path';
import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';
import { currentTenant } from '../lib/tenant/current-tenant.ts';
import type { EarlyFiles } from '../service-worker/early-files.ts';
import { shouldSaveData, whenIdle } from './may-download.ts';

// Ignores a failure, because the site works without a worker.
register().catch(() => undefined);

/** Rule: offline-6 */
async function register(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: object };
  if (!serviceWorker) return;
  // A kitchen's device must start offline on any network.
  if (shouldSaveData(connection) && !isDevicePath(location.pathname)) return;
  await whenIdle();
  const isFirstVisit = !serviceWorker.controller || isOlderThanWorker();
  await serviceWorker.register(`/${serviceWorkerFile}`);
  if (!isFirstVisit) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage(earlyFiles());
}

/** Whether the page loaded before the worker started. Another page may have started it. */
function isOlderThanWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.workerStart === 0;
}

function earlyFiles(): EarlyFiles {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    pages: [location.href, `${location.origin}/menu/${currentTenant()}`],
    assets: loaded.map(({ name }) => name),
    pictures: loaded.filter(({ initiatorType }) => initiatorType === 'img').map(({ name }) => name),
  };
}
