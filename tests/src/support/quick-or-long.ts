import { readEnvironment } from '@thali/local/environment';

/** Picks a number: `quick` finds most faults; with THALI_LONG=1 it is `long`, which docs/security.md reports. */
export function quickOrLong(quick: number, long: number): number {
  return readEnvironment('THALI_LONG') ? long : quick;
}
