import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { copyDishes as contract } from '@thali/shared/menu/copy-dishes.contract';
import type { Actor } from '../http/actor.ts';
import { actorAt } from '../http/actor-at.ts';
import { assertRight } from '../http/authorize-right.ts';
import { menuIdFor } from '../ids/new-id.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { insertCopy } from './menu-copies.table.ts';
import { itemNotFound } from './menu-errors.ts';
import { assertMenuFits } from './menu-size.ts';
import { type CopyOptions, planCopy } from './plan-copy.ts';
import { readMenu } from './read-menu.ts';

/**
 * Copies dishes to another mess of the sign-in. The person needs the right in both messes. A repeat with the same
 * Idempotency-Key copies only the missing dishes.
 * Rule: outlets-7
 */
export async function copyDishes(
  actor: Actor,
  { params: { vendorId }, body, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { to, itemIds, withPrices = true, withExisting = false } = body;
  const there = await actorAt(actor, to);
  assertRight(there.teamRole, 'manage');
  const key = headers['idempotency-key'] ?? randomUUID();
  const newId: CopyOptions['newId'] = (kind, id) => menuIdFor(kind, to, `${key}|${id}`);
  const source = await readMenu(actor, vendorId);
  if (!source.items.some(({ id }) => itemIds.includes(id))) throw itemNotFound();
  return retryTransaction(async () => {
    const target = await readMenu(there, to);
    const now = new Date().toISOString();
    const options = { itemIds, withPrices, withExisting, newId, now };
    const copy = planCopy(source, target, options);
    assertMenuFits(target, [...copy.categories, ...copy.optionGroups, ...copy.items]);
    const { copied, leftOut } = copy;
    return (await insertCopy(to, copy)) ? { copied, leftOut } : undefined;
  });
}
