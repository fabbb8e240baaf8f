import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { voidMeals as contract } from '@thali/shared/passes/pass.contract';
import { balanceOf } from '@thali/shared/passes/pass-balance';
import type { Actor } from '../http/actor.ts';
import { keyReused } from '../http/key-reused.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { loadPass } from './load-pass.ts';
import { readPassHistory, replacePass, voidWrite } from './passes.table.ts';
import { toPass } from './to-pass.ts';

/** Takes meals off a pass, exactly once per Idempotency-Key. Rule: passes-10 */
export function voidMeals(
  actor: Actor,
  { params: { passId }, body, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const keyHash = scopeHash(headers['idempotency-key'] ?? randomUUID());
  return retryTransaction(async () => {
    const { pass, stored, meals, now } = await loadPass(actor, passId);
    const { left } = balanceOf(pass, meals, now);
    const { voids } = await readPassHistory(passId);
    // Checked first, because a repeat may name the meals that are left after the first call.
    const first = voids.find((row) => row.keyHash === keyHash);
    if (first?.meals === body.meals) return { pass: toPass(pass, meals, now) };
    if (first) throw keyReused(`Your first try took ${first.meals} meals off. Please check again.`);
    if (left !== body.knownLeft || body.meals > left) {
      throw new AppError('PASS_CHANGED', `This pass has ${left} meals left. Please check again.`, {
        data: { left },
      });
    }
    const after = { ...pass, voided: pass.voided + body.meals };
    const row = { at: now.toISOString(), meals: body.meals, reason: body.reason, keyHash };
    const isDone = await replacePass(stored, after, [voidWrite(passId, row)]);
    return isDone ? { pass: toPass(after, meals, now) } : undefined;
  });
}
