import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { DynamoDBRecord } from 'aws-lambda';
import { setUpHandlers } from './set-up-handlers.ts';
import { numberOf } from './stream-event.ts';

export type ProjectionUseCases = Awaited<ReturnType<typeof importProjections>>;

/** Imports the order projections into this process, for tests with their own stream records and faults. */
export async function importProjections() {
  setUpHandlers();
  const [project, rebuild, vendor, platform, stored, drift, facts, analytics, client] =
    await Promise.all([
      import('@thali/functions/lambdas/project-orders.lambda'),
      import('@thali/functions/lambdas/rebuild-projections.lambda'),
      import('@thali/functions/analytics/rebuild-vendor'),
      import('@thali/functions/analytics/rebuild-platform'),
      import('@thali/functions/analytics/stored-projections.table'),
      import('@thali/functions/analytics/find-drift'),
      import('@thali/functions/analytics/order-facts'),
      import('@thali/functions/analytics/vendor-analytics'),
      import('@thali/functions/table/table-client'),
    ]);
  return {
    table: client.table,
    vendorAnalytics: analytics.vendorAnalytics,
    rebuildVendor: vendor.rebuildVendor,
    rebuildPlatform: platform.rebuildPlatform,
    rebuild: rebuild.handler,
    readStoredProjections: stored.readStoredProjections,
    /** Delivers a batch. @returns the sequence numbers of the failed records */
    async deliver(Records: DynamoDBRecord[]): Promise<string[]> {
      const { batchItemFailures } = await project.handler({ Records });
      return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    },
    /** Delivers a batch, and repeats the failed records as the stream does. */
    async deliverAll(records: DynamoDBRecord[]): Promise<void> {
      let remaining = records;
      for (let attempt = 0; remaining.length > 0; attempt += 1) {
        if (attempt === 30)
          throw new Error(`${remaining.length} records still fail after 30 attempts`);
        const failed = await this.deliver(remaining);
        remaining = remaining.filter((record) => failed.includes(numberOf(record)));
      }
    },
    /** The differences between the stored figures and these orders. Corrects nothing. */
    driftOf: async (vendorId: string, orders: readonly OrderRecord[]) =>
      drift.findDrift(orders.map(facts.factsOf), await stored.readStoredProjections(vendorId)),
  };
}
