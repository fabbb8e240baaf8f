import { toIst } from '@thali/shared/time/ist';
import { leftText } from '../../lib/passes/left-text.ts';
import { type Judgement, type Member, refusalTexts } from './judge-code.ts';
import { type OfflineClaim, offlineClaims, storeClaim } from './offline-claims.ts';
import {
  type ClaimedBy,
  isCard,
  memberText,
  type ScanResult,
  type UndoableClaim,
} from './scan-result.ts';
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
    return { isTaken: false, name, text: refusalTexts[judgement.reason], ...undoOf(judgement) };
  }
  const { member, meal } = judgement;
  const { passId, left } = member;
  const memberFields = { passId, mealId: meal.id, name: member.name };
  const unsent = { ...claim, ...memberFields, at: at.toISOString() };
  try {
    await storeClaim(unsent);
  } catch {
    return { isTaken: false, name, text: notStoredText };
  }
  const text = texts.takenUnsent(meal.name, leftText(left - 1));
  const undo = undoableClaim(member, meal, unsent);
  return { isTaken: true, name, text, isCard: isCard(request.by), undo };
}

const notStoredText = texts.cannotStore;

/** A meal that this device took and has not sent. */
function undoOf({ reason, member, meal }: Extract<Judgement, { isTaken: false }>) {
  if (reason !== 'claimed' || !member || !meal) return {};
  const unsent = offlineClaims
    .get()
    .find(
      (claim) =>
        claim.passId === member.passId &&
        claim.mealId === meal.id &&
        !claim.refused &&
        !claim.undoReason,
    );
  return unsent ? { undo: undoableClaim(member, meal, unsent) } : {};
}

function undoableClaim(
  { passId, name }: Member,
  { id: mealId, name: mealName }: { id: string; name: string },
  unsent: OfflineClaim,
): UndoableClaim {
  const { date } = toIst(new Date(unsent.at));
  return { passId, name, mealId, mealName, date, claimed: { unsent } };
}
