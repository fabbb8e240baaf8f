import {
  type getForecast as contract,
  defaultHorizonDays,
  type PastDay,
  pastDays,
  type getForecastStatus as statusContract,
  type getWeeklyForecast as weeklyContract,
} from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { type Day, readDays } from '../analytics/read-period.ts';
import type { Actor } from '../http/actor.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { readCurrentForecast } from './current-forecast.ts';
import { forecastDays, toStatus } from './to-forecast.ts';
import { withTodaySoFar } from './today-so-far.ts';

export function getForecast(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return comingDays(ownOrNamedVendor(actor, query), query.days);
}

export function getWeeklyForecast(
  actor: Actor,
  { query }: InputOf<typeof weeklyContract>,
): Promise<OutputOf<typeof weeklyContract>> {
  return comingDays(ownOrNamedVendor(actor, query), defaultHorizonDays);
}

export async function getForecastStatus(
  actor: Actor,
  { query }: InputOf<typeof statusContract>,
): Promise<OutputOf<typeof statusContract>> {
  const row = await readCurrentForecast(ownOrNamedVendor(actor, query));
  return { status: toStatus(row, new Date()) };
}

async function comingDays(vendorId: string, days: number) {
  const now = new Date();
  const { date } = toIst(now);
  const [row, soldDays] = await Promise.all([
    readCurrentForecast(vendorId),
    readDays(vendorId, addDays(date, -pastDays), date),
  ]);
  const today = soldDays.find((day) => day.date === date)?.figures ?? {};
  return {
    ...forecastDays(row && withTodaySoFar(row, today, now), days, now),
    past: toPastDays(soldDays, addDays(date, -1)),
  };
}

/** The days from the first sale to `last`. A day without a sale counts as zero. */
function toPastDays(soldDays: readonly Day[], last: string): PastDay[] {
  const figures = new Map(soldDays.map((day) => [day.date, day.figures]));
  const first = soldDays[0]?.date ?? last;
  if (first > last || soldDays.length === 0) return [];
  return datesBetween(first, last).map((date) => {
    const { earning = 0, revenuePaise = 0 } = figures.get(date) ?? {};
    return { date, orders: earning, revenue: toRupees(revenuePaise) };
  });
}
