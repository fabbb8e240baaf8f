import type { retrainForecast as contract } from '@thali/shared/forecast/forecast.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { toStatus } from './to-forecast.ts';
import { trainForecast } from './train-forecast.ts';

/** A forecast changes only with a new day's orders, so more trainings would change nothing. */
const maxPerHour = 12;

export async function retrainForecast(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownOrNamedVendor(actor, body);
  await countTry({ scope: `retrain:${vendorId}`, max: maxPerHour, windowSeconds: 3600 });
  const now = new Date();
  return { status: toStatus(await trainForecast(vendorId, now), now) };
}
