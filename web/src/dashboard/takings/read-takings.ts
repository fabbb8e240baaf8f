import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { callApi } from '../../lib/api/call-api.ts';

export type TakingPeriod = { date: string } | { month: string };

/** All of a day or a month, page after page. Rule: pay-35 */
export async function readTakings(period: TakingPeriod, signal?: AbortSignal): Promise<Taking[]> {
  const takings: Taking[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await callApi('GET /vendor-payments/takings', {
      query: { ...period, cursor },
      signal,
      quiet: true,
    });
    takings.push(...page.takings);
    if (page.nextCursor === null) return takings;
    cursor = page.nextCursor;
  }
}
