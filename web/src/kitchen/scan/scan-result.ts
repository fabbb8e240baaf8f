import type { Claim } from '@thali/shared/passes/claim.contract';

/** What staff scanned, or the member whom they found by name. */
export type ClaimedBy = { code: string } | { passId: string };

/** What the scanner shows after a code. */
export interface ScanResult {
  isTaken: boolean;
  /** `Asha · 21CS07`; empty for an unknown code. */
  name: string;
  /** `Lunch · 41 left`, or the reason of a refusal. */
  text: string;
  /** The server's claim, which staff can undo. Undefined without a network. */
  claim?: Claim;
}

export function memberText({ name, roll }: { name: string; roll: string }): string {
  return [name, roll].filter(Boolean).join(' · ');
}
