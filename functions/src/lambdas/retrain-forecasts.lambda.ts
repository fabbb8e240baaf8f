import { learnVendorWaits } from '../forecast/learn-waits.ts';
import { trainForecast } from '../forecast/train-forecast.ts';
import { inParallel } from '../invocations/in-parallel.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { settlePasses } from '../passes/settle-passes.ts';
import { listVendorsOfPart, type PartOfVendors } from '../vendors/vendors-of-part.ts';

interface Outcome {
  trained: number;
  failed: number;
}

/** Several trainings at once: while one waits for the table, another computes. */
const maxConcurrency = 4;

/**
 * Trains the forecasts and the waits of one part of the vendors, or of all vendors, and settles their meal passes. At
 * three in the morning the schedule starts one run per part. If a vendor fails, the run continues and throws at the end.
 */
export const handler = job(
  'retrain-forecasts',
  async ({ part = 0, parts = 1 }: PartOfVendors = {}): Promise<Outcome> => {
    const failures: unknown[] = [];
    let trainedCount = 0;
    await inParallel(await listVendorsOfPart({ part, parts }), maxConcurrency, async (vendorId) => {
      try {
        await trainForecast(vendorId, new Date());
        await learnVendorWaits(vendorId, new Date());
        await settlePasses(vendorId, new Date());
        trainedCount += 1;
      } catch (error) {
        failures.push(error);
        log.error('forecast training failed', { vendor_id: vendorId, error });
      }
    });
    log.info('forecasts trained', { trained: trainedCount, failed: failures.length, part, parts });
    if (failures.length > 0) throw new AggregateError(failures, 'Some forecasts were not trained');
    return { trained: trainedCount, failed: failures.length };
  },
);
