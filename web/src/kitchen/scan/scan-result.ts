import type { Claim } from '@thali/shared/passes/claim.contract';
import { parseCode } from '@thali/shared/passes/meal-code';

/** What staff scanned, or the member whom they found by name. */
export type ClaimedBy = { code: string } | { passId: string };

/** What the scanner shows after a code. */
export interface ScanResult {
  isTaken: boolean;
  /** `Asha · 21CS07`; empty for an unknown code. */
  name: string;
  /** `Lunch · 41 left`, or the reason of a refusal. */
  text: string;
  /** A printed card can be lent, so staff compare name and roll number. Rule: passes-6 */
  isCard?: boolean;
  /** The server's claim, which staff can undo. Undefined without a network. */
  claim?: Claim;
}

/** Whether staff scanned a printed card. */
export function isCard(by: ClaimedBy): boolean {
  return 'code' in by && parseCode(by.code)?.kind === 'CARD';
}

export function memberText({ name, roll }: { name: string; roll: string }): string {
  return [name, roll].filter(Boolean).join(' · ');
}
