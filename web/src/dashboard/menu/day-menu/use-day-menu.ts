import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DayMenu } from '@thali/shared/menu/day-menu.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { isRefetch } from '../../../lib/api/is-refetch.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { useToday } from '../../../lib/time/use-now.ts';
import { dayMenuKey } from '../use-menu-cache.ts';

const path = '/vendors/{vendorId}/menu-items/{itemId}/day-menu';

/** What is in a dish today and tomorrow; asked for again on the next day, and when the menu has changed. */
export function useDayMenu(vendorId: string, itemId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: dayMenuKey(vendorId, itemId, useToday()),
    queryFn: async ({ signal, queryKey }): Promise<DayMenu> => {
      const background = isRefetch(client, queryKey);
      const call = { params: { vendorId, itemId }, signal, background, quiet: true };
      const answer = await callApi(`GET ${path}`, call);
      if (!answer?.today || !answer.tomorrow) throw new Error('Failed to fetch today’s thali');
      return answer;
    },
    placeholderData: (before) => before,
  });
}

interface SaveDay {
  /** The one on screen: over midnight it is no longer today. */
  date: string;
  contents: string;
}

export function useSaveDayMenu(vendorId: string, itemId: string) {
  const client = useQueryClient();
  const queryKey = dayMenuKey(vendorId, itemId, useToday());
  return useMutation({
    mutationFn: ({ date, contents }: SaveDay) =>
      callApi(`PUT ${path}`, {
        params: { vendorId, itemId },
        body: { date, contents },
        quiet: true,
      }),
    onSuccess: async (answer) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<DayMenu>(queryKey, answer);
    },
    onError: (error) => {
      showFailure('Failed to save what is in it', error);
      void client.invalidateQueries({ queryKey });
    },
  });
}
