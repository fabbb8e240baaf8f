import { readEnvironment } from '@thali/local/environment';

/** How often an attack is tried: in the tests so often that it would show, with THALI_LONG=1 as often as it is reported. */
export function attempts(inTests: number, inLongRun: number): number {
  return readEnvironment('THALI_LONG') ? inLongRun : inTests;
}
