import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { readPages } from '../shared/read-pages.ts';

type TakingPeriod = { date: string } | { month: string };

/** All of a day or a month. Rule: pay-35 */
export function readTakings(period: TakingPeriod, signal?: AbortSignal): Promise<Taking[]> {
  return readPages(
    (cursor) =>
      callApi('GET /vendor-payments/takings', {
        query: { ...period, cursor },
        signal,
        quiet: true,
      }),
    ({ takings }) => takings,
  );
}
