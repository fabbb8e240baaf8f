import { useQueryClient } from '@tanstack/react-query';
import type { MenuOfDay, WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { useApi } from '../../../lib/data/use-api.ts';

const path = '/vendors/{vendorId}/week-menu';

export function useWeek(vendorId: string) {
  return useApi(`GET ${path}`, { params: { vendorId } });
}

interface DayChange {
  date: string;
  knownUpdatedAt: string | null;
  meals: { name: string; contents: string }[];
}

/** @returns a function that publishes a day */
export function usePublishDay(vendorId: string) {
  const client = useQueryClient();
  const queryKey = apiKey(`GET ${path}`, { params: { vendorId } });
  return async ({ date, ...body }: DayChange) => {
    const params = { vendorId, date };
    const day = await callApi(`PUT ${path}/{date}`, { params, body, quiet: true });
    await client.cancelQueries({ queryKey });
    client.setQueryData<WeekMenu>(queryKey, (week) => week && withDay(week, day));
  };
}

function withDay(week: WeekMenu, day: MenuOfDay): WeekMenu {
  return { ...week, days: [...week.days.filter(({ date }) => date !== day.date), day] };
}
