import {
  type getForecast as contract,
  defaultHorizonDays,
  type getForecastStatus as statusContract,
  type getWeeklyForecast as weeklyContract,
} from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toIst } from '@thali/shared/time/ist';
import { readDays } from '../analytics/read-period.ts';
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
  const [row, [today]] = await Promise.all([
    readCurrentForecast(vendorId),
    readDays(vendorId, date, date),
  ]);
  return forecastDays(row && withTodaySoFar(row, today?.figures ?? {}, now), days, now);
}
