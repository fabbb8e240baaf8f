import { readEnvironment } from '@thali/local/environment';

/** Number of attempts of an attack: enough to detect a hole, or with THALI_LONG=1 the number that docs/security.md reports. */
export function attempts(inTests: number, inLongRun: number): number {
  return readEnvironment('THALI_LONG') ? inLongRun : inTests;
}
