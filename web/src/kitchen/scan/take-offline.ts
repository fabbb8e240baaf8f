import { leftText } from '../../lib/passes/left-text.ts';
import { type Judgement, refusalTexts } from './judge-code.ts';
import { storeClaim } from './offline-claims.ts';
import { type ClaimedBy, isCard, memberText, type ScanResult } from './scan-result.ts';
import * as texts from './scan-texts.ts';

interface OfflineRequest {
  vendorId: string;
  by: ClaimedBy;
  /** The idempotency key. */
  key: string;
  at: Date;
  judgement: Judgement;
}

/** Takes a meal without a network. Stores the claim first, because an unstored claim would be lost. Rule: passes-8 */
export async function takeOffline(request: OfflineRequest): Promise<ScanResult> {
  const { judgement, at, ...claim } = request;
  const name = judgement.member ? memberText(judgement.member) : '';
  if (!judgement.isTaken) {
    return { isTaken: false, name, text: refusalTexts[judgement.reason] };
  }
  const { member, meal } = judgement;
  const { passId, left } = member;
  try {
    const memberFields = { passId, mealId: meal.id, name: member.name };
    await storeClaim({ ...claim, ...memberFields, at: at.toISOString() });
  } catch {
    return { isTaken: false, name, text: notStoredText };
  }
  const text = texts.takenUnsent(meal.name, leftText(left - 1));
  return { isTaken: true, name, text, isCard: isCard(request.by) };
}

const notStoredText = texts.cannotStore;
