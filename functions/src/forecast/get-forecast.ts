import {
  type getForecast as contract,
  defaultHorizonDays,
  type getForecastStatus as statusContract,
  type getWeeklyForecast as weeklyContract,
} from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { readCurrentForecast } from './current-forecast.ts';
import { forecastDays, toStatus } from './to-forecast.ts';

export async function getForecast(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const row = await readCurrentForecast(ownOrNamedVendor(actor, query));
  return forecastDays(row, query.days, new Date());
}

export async function getWeeklyForecast(
  actor: Actor,
  { query }: InputOf<typeof weeklyContract>,
): Promise<OutputOf<typeof weeklyContract>> {
  const row = await readCurrentForecast(ownOrNamedVendor(actor, query));
  return forecastDays(row, defaultHorizonDays, new Date());
}

export async function getForecastStatus(
  actor: Actor,
  { query }: InputOf<typeof statusContract>,
): Promise<OutputOf<typeof statusContract>> {
  const row = await readCurrentForecast(ownOrNamedVendor(actor, query));
  return { status: toStatus(row, new Date()) };
}
