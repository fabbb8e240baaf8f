import { readEnvironment } from '@thali/local/environment';

/** Picks `quick`, which finds most faults. With THALI_LONG=1, picks `long`, the number in docs/security.md. */
export function quickOrLong(quick: number, long: number): number {
  return readEnvironment('THALI_LONG') ? long : quick;
}
