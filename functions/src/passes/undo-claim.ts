import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type undoClaim as contract, undoMinutes } from '@thali/shared/passes/claim.contract';
import { balanceOf } from '@thali/shared/passes/pass-balance';
import { vendorIdOfPass } from '@thali/shared/passes/pass-id';
import { mealKeyOf } from '@thali/shared/passes/served-meals';
import type { Actor } from '../http/actor.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { loadPass, passNotFound } from './load-pass.ts';
import { type ClaimRow, readClaim, replacePass, unclaimWrite } from './passes.table.ts';

/**
 * Undoes a claim. A repeat finds no claim, or a later claim, and succeeds. 2 read units + 4 write units.
 * Rule: passes-6
 */
export function undoClaim(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { vendorId, passId } = params;
  if (vendorIdOfPass(passId) !== vendorId) throw passNotFound();
  const key = mealKeyOf(params);
  return retryTransaction(async () => {
    const [{ pass, stored, meals, now }, claim] = await Promise.all([
      loadPass(actor, passId),
      readClaim(passId, key),
    ]);
    if (!claim || !isSameClaim(claim, body)) return { left: balanceOf(pass, meals, now).left };
    const isLate = now.getTime() > Date.parse(claim.receivedAt) + undoMinutes * 60_000;
    if (isLate) {
      const message = `A claim can be undone for ${undoMinutes} minutes.`;
      throw new AppError('TOO_LATE_TO_UNDO', message);
    }
    const without = (keys: readonly string[]) => keys.filter((candidate) => candidate !== key);
    const after = { ...pass, claims: without(pass.claims), byHand: without(pass.byHand) };
    const isDone = await replacePass(stored, after, [unclaimWrite(passId, key, claim)]);
    return isDone ? { left: balanceOf(after, meals, now).left } : undefined;
  });
}

function isSameClaim(
  { at, keyHash }: ClaimRow,
  { claimedAt, claimKey }: InputOf<typeof contract>['body'],
): boolean {
  return (!claimedAt || at === claimedAt) && (!claimKey || keyHash === scopeHash(claimKey));
}
