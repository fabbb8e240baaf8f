import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changePass as contract } from '@thali/shared/passes/pass.contract';
import type { Actor } from '../http/actor.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { loadPass } from './load-pass.ts';
import { moveHolder, type PassRow, replacePass } from './passes.table.ts';
import { toPass } from './to-pass.ts';

/** Changes the member of a pass. Null or an empty text removes a value. Rule: passes-11 */
export function changePass(
  actor: Actor,
  { params: { passId }, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return retryTransaction(async () => {
    const { pass, stored, meals, now } = await loadPass(actor, passId);
    const after: PassRow = {
      ...pass,
      name: body.name ?? pass.name,
      phone: changed(pass.phone, body.phone) ?? '',
      roll: changed(pass.roll, body.roll) ?? '',
      diet: changed(pass.diet, body.diet),
      keyVersion: pass.keyVersion + (body.newCodes ? 1 : 0),
    };
    const isMoved = after.phone !== pass.phone;
    const moves = isMoved ? await moveHolder(pass, pass.phone, after.phone) : [];
    const isDone = await replacePass(stored, after, moves);
    return isDone ? { pass: toPass(after, meals, now) } : undefined;
  });
}

/** `undefined` keeps a value, `null` removes it. */
function changed<T>(before: T, after: T | null | undefined): T | null {
  return after === undefined ? before : after;
}
