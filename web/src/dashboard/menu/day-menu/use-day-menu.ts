import { useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@thali/shared/http/http-contract';
import type { DayMenu, saveDayMenu } from '@thali/shared/menu/day-menu.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { recoverAfterMs } from '../../../lib/api/recover-after.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { useApi } from '../../../lib/data/use-api.ts';
import { dayCheckMs, useToday } from '../../../lib/time/use-now.ts';

const path = '/vendors/{vendorId}/menu-items/{itemId}/day-menu';

/** The contents of a dish today and tomorrow. Reads them again on the next day. */
export function useDayMenu(vendorId: string, itemId: string) {
  const today = useToday();
  return useApi(
    `GET ${path}`,
    { params: { vendorId, itemId } },
    {
      refetchInterval: ({ state }) =>
        recoverAfterMs(state) || (state.data && state.data.today.date !== today && dayCheckMs),
    },
  );
}

/** @returns a function that saves the contents. The body names the day, because midnight may have passed */
export function useSaveDayMenu(vendorId: string, itemId: string) {
  const client = useQueryClient();
  const params = { vendorId, itemId };
  const queryKey = apiKey(`GET ${path}`, { params });
  const weekKey = apiKey('GET /vendors/{vendorId}/week-menu', { params: { vendorId } });
  return async (body: InputOf<typeof saveDayMenu>['body']) => {
    const answer = await callApi(`PUT ${path}`, { params, body, quiet: true });
    await client.cancelQueries({ queryKey });
    client.setQueryData<DayMenu>(queryKey, answer);
    // The day's meals of the week menu follow this text.
    await client.invalidateQueries({ queryKey: weekKey });
  };
}
