import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toPaise } from '@thali/shared/money/paise';
import type { sellPass as contract } from '@thali/shared/passes/pass.contract';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { type Actor, cashCounterOf, staffNameOf } from '../http/actor.ts';
import { keyReused } from '../http/key-reused.ts';
import { passSuffixFor } from '../ids/new-id.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import type { Write } from '../table/transact.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { type PassTypeRow, readPassTypes } from './pass-types.table.ts';
import { expiryOf, insertPass, type PassRow, readHolder, readPass } from './passes.table.ts';
import { readMeals } from './read-meals.ts';
import { toPass } from './to-pass.ts';

type Input = InputOf<typeof contract>;

/**
 * Sells a pass. A repeat with the same Idempotency-Key gets the same pass. Cash at a counter goes into its drawer.
 * @throws AppError PASS_TYPE_NOT_FOUND, IDEMPOTENCY_KEY_REUSED
 * Rule: passes-10
 */
export async function sellPass(actor: Actor, input: Input): Promise<OutputOf<typeof contract>> {
  const { params, body, headers } = input;
  const { vendorId } = params;
  const [vendor, { types }] = await Promise.all([readVendor(vendorId), readPassTypes(vendorId)]);
  if (!vendor) throw vendorNotFound();
  const id = vendorId + passSuffixFor(vendorId, headers['idempotency-key']);
  const type = types.find((candidate) => candidate.id === body.type);
  const now = new Date();
  const row = await retryTransaction(async () => {
    const existing = await readPass(id);
    if (existing) return assertSame(existing, input);
    if (!type) throw new AppError('PASS_TYPE_NOT_FOUND', 'This pass is no longer sold.');
    const pass = newPass(id, type, input, { by: staffNameOf(actor), now });
    const holderIds = pass.phone ? await readHolder(vendorId, pass.phone) : [];
    const isInserted = await insertPass(pass, holderIds, drawerWrite(actor, vendorId, pass));
    return isInserted ? pass : undefined;
  });
  return { pass: toPass(row, await readMeals(vendor, addDays(row.foldedThrough, 1), now), now) };
}

/** @throws AppError IDEMPOTENCY_KEY_REUSED if the first call sold another pass or took another payment */
function assertSame(row: PassRow, { body }: Input): PassRow {
  const { type, member, startsOn, paid, before } = body;
  const isSame =
    row.typeId === type &&
    row.startsOn === startsOn &&
    (!before || row.sold === before.meals) &&
    row.name === member.name &&
    row.paid.method === paid.method &&
    row.paid.paise === toPaise(paid.amount);
  if (isSame) return row;
  throw keyReused(
    'Your first try sold the pass with the details that you entered then. Please check the list of members.',
  );
}

function newPass(
  id: string,
  type: PassTypeRow,
  { body }: Input,
  { by, now }: { by: string; now: Date },
): PassRow {
  const { member, startsOn, paid, before } = body;
  const until = before?.until ?? addDays(startsOn, type.days - 1);
  return {
    id,
    name: member.name,
    phone: member.phone ?? '',
    roll: member.roll ?? '',
    diet: member.diet ?? null,
    typeId: type.id,
    typeName: type.name,
    kind: type.kind,
    mealIds: type.meals,
    sold: before?.meals ?? type.count,
    ...{ voided: 0, claimed: 0, lapsed: 0 },
    startsOn,
    until,
    // A meal before the sale never counts.
    foldedThrough: addDays(toIst(now).date, -1),
    soldAt: now.toISOString(),
    ...{ claims: [], skips: [], byHand: [], doubles: [] },
    keyVersion: 0,
    paid: { method: paid.method, paise: toPaise(paid.amount), by },
    revision: 0,
    expiresAt: expiryOf(until),
  };
}

/** Adds the cash to the drawer of a counter. Rule: counter-8 */
function drawerWrite(actor: Actor, vendorId: string, { paid }: PassRow): Write[] {
  const { counterId } = cashCounterOf(actor);
  if (counterId === undefined || paid.method !== 'cash' || paid.paise === 0) return [];
  return [
    {
      Update: {
        Key: keys.drawer(vendorId, counterId),
        UpdateExpression: 'ADD cashPaise :paise',
        ExpressionAttributeValues: { ':paise': paid.paise },
      },
    },
  ];
}
