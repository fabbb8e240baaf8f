import { parseCode } from '@thali/shared/passes/meal-code';
import type { OfflineClaim } from './offline-claims.ts';

/** What staff scanned, or the member whom they found by name. */
export type ClaimedBy = { code: string } | { passId: string };

/** A claim that staff can undo from the result. Rule: passes-6 */
export interface UndoableClaim {
  passId: string;
  name: string;
  mealId: string;
  mealName: string;
  /** YYYY-MM-DD in India. */
  date: string;
  /** The time of the claim on the server, or the claim that this device has not sent. */
  claimed: { at: string } | { unsent: OfflineClaim };
}

/** What the scanner shows after a code. */
export interface ScanResult {
  isTaken: boolean;
  /** `Asha · 21CS07`; empty for an unknown code. */
  name: string;
  /** `Lunch · 41 left`, or the reason of a refusal. */
  text: string;
  /** A printed card can be lent, so staff compare name and roll number. Rule: passes-6 */
  isCard?: boolean;
  undo?: UndoableClaim;
}

/** Whether staff scanned a printed card. */
export function isCard(by: ClaimedBy): boolean {
  return 'code' in by && parseCode(by.code)?.kind === 'CARD';
}

export function memberText({ name, roll }: { name: string; roll: string }): string {
  return [name, roll].filter(Boolean).join(' · ');
}
