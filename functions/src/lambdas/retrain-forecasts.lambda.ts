import { trainForecast } from '../forecast/train-forecast.ts';
import { job } from '../invocations/job.ts';
import { log } from '../logs/log.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';

interface Part {
  /** Of how many runs at once this is which, from 0. */
  part?: number;
  parts?: number;
}

interface Outcome {
  trained: number;
  failed: number;
}

/** At once in one run: while one waits for the table another computes. */
const atOnce = 4;

/**
 * Trains the forecasts of all vendors, or of a part of them: the schedule begins as many runs at three in the
 * morning as there are parts. One vendor's failure stops nobody; it makes the run fail at the end.
 */
export const handler = job(
  'retrain-forecasts',
  async ({ part = 0, parts = 1 }: Part = {}): Promise<Outcome> => {
    const waiting: string[] = [];
    let index = 0;
    for await (const vendorId of eachVendorId()) {
      if (index % parts === part) waiting.push(vendorId);
      index += 1;
    }
    const failures: unknown[] = [];
    let trained = 0;
    const work = async () => {
      for (let vendorId = waiting.pop(); vendorId; vendorId = waiting.pop()) {
        try {
          await trainForecast(vendorId, new Date());
          trained += 1;
        } catch (error) {
          failures.push(error);
          log.error('training a forecast failed', { vendor_id: vendorId, error });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    log.info('forecasts trained', { trained, failed: failures.length, part, parts });
    if (failures.length > 0) throw new AggregateError(failures, 'Some forecasts were not trained');
    return { trained, failed: failures.length };
  },
);
