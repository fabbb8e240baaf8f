import { type BenchPlatform, staffLogin, subdomain } from './bench-platform.ts';
import { pastOrder } from './order-bodies.ts';
import { type RequestUnits, unitsOf } from './request-units.ts';
import { measureAnalytics } from './unit-analytics.ts';
import { measureFavorites, measureLists } from './unit-lists.ts';
import { measureMeals } from './unit-meals.ts';
import { measureMenu, measureVendors } from './unit-menu.ts';
import { measureOnline } from './unit-online.ts';
import { measureOptions } from './unit-options.ts';
import { measureOrders } from './unit-orders.ts';
import { measureOutlets } from './unit-outlets.ts';
import { measurePasses } from './unit-passes.ts';
import { measurePots } from './unit-pots.ts';
import { measurePreOrders } from './unit-pre-orders.ts';
import { measureWallet } from './unit-wallet.ts';
import { importUseCases, requestContext, type UseCases } from './use-cases.ts';

export interface Measurement {
  operation: string;
  units: RequestUnits;
  /** Processor time of one warm run, with the local stand-ins of Cognito and the gateways. */
  processorMs: number;
}

export type Measure = <T>(operation: string, run: () => Promise<T>) => Promise<T>;

const hourMs = 60 * 60 * 1000;
const guest = { role: 'guest' } as const;

/**
 * Runs each use case as a warm function does, and leaves the vendor's ongoing orders unchanged.
 * In production each staff call costs 0.5 R more, because the pipeline reads the user's vendor.
 */
export async function measureOperations(bench: BenchPlatform): Promise<Measurement[]> {
  const use = await importUseCases();
  await use.vendorLabel(bench.vendorId);
  await use.getStorefront(guest, { params: { subdomain }, query: {} });

  const measured: Measurement[] = [];
  const measure: Measure = async (operation, run) => {
    const before = process.cpuUsage();
    const { units, result } = await unitsOf(run);
    const { user, system } = process.cpuUsage(before);
    measured.push({ operation, units, processorMs: (user + system) / 1000 });
    return result;
  };
  // Runs before any order, because the live link would remove the unreachable connection 'bench'.
  await measureSessions(bench, use, measure);
  await measureOrders(bench, use, measure);
  await measurePreOrders(bench, use, measure);
  await measurePasses(bench, use, measure);
  await measurePots(bench, use, measure);
  await measureOutlets(bench, use, measure);
  await measureOnline(bench, use, measure);
  await measureOptions(bench, use, measure);
  await measureLists(bench, use, measure);
  await measure('storefront', () => use.getStorefront(guest, { params: { subdomain }, query: {} }));
  await measureMeals(bench, use, measure);
  await measureExpiry(bench, use, measure);
  await measure('jobs of a minute', () => Promise.all([use.reconcile(), use.cancelUnpaid()]));
  await measureWallet(bench, use, measure);
  await measureAnalytics(bench, use, measure);
  await measureFavorites(bench, use, measure);
  await measureVendors(bench, use, measure);
  await measureMenu(bench, use, measure);
  return measured;
}

async function measureExpiry(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const id = `${vendorId}BENCHX${String(Date.now()).slice(-10)}`;
  const old = pastOrder(bench, 0, 'pending', new Date(Date.now() - 25 * hourMs));
  await use.insertOrder({ ...old, id });
  await measure('expire one order', async () => {
    const until = Date.now() + 60_000;
    const { expiredCount: expired } = await use.expireVendorOrders(vendorId, new Date(), until);
    if (expired !== 1) throw new Error(`Expired ${expired} orders, not one`);
  });
}

async function measureSessions(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const room = `vendor:${bench.vendorId}`;
  await measure('connection opens', () => use.countConnection('bench', '127.0.0.1'));
  await measure('ping', () => use.countFrame('bench', () => 1));
  await measure('join room, guest', () => use.joinRoom('guest', { action: 'join', room }));
  const token = await bench.signInStaff();
  await measure('join room, staff', () => use.joinRoom('bench', { action: 'join', room, token }));
  await measure('disconnect, staff', async () =>
    use.removeMemberships('bench', await use.audiencesOf('bench')),
  );
  const { refreshToken } = await measure('login', () =>
    use.login(guest, { body: { ...staffLogin, role: 'vendor' } }, requestContext),
  );
  await measure('token renewed', () => use.refreshSession(guest, { body: { refreshToken } }));
}
