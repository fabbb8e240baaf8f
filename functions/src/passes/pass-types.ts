import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import type {
  listPassTypes as listContract,
  PassType,
  savePassTypes as saveContract,
} from '@thali/shared/passes/pass-type.contract';
import type { Actor } from '../http/actor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { type PassTypeRow, readPassTypes, writePassTypes } from './pass-types.table.ts';

export async function listPassTypes(
  _actor: Actor,
  { params: { vendorId } }: InputOf<typeof listContract>,
): Promise<OutputOf<typeof listContract>> {
  const { types, revision } = await readPassTypes(vendorId);
  return { types: types.map(toType), revision };
}

/** Replaces the list if it is as on the caller's screen. A repeat succeeds. Rule: passes-2 */
export async function savePassTypes(
  _actor: Actor,
  { params: { vendorId }, body }: InputOf<typeof saveContract>,
): Promise<OutputOf<typeof saveContract>> {
  if (!(await readVendor(vendorId))) throw vendorNotFound();
  const types = body.types.map(({ price, ...type }) => ({ ...type, paise: toPaise(price) }));
  const revision = await writePassTypes(vendorId, types, body.knownRevision);
  if (revision === undefined) {
    throw new AppError('SETTINGS_CHANGED', 'Someone else has changed the passes. Please reload.');
  }
  return { types: types.map(toType), revision };
}

function toType({ paise, ...type }: PassTypeRow): PassType {
  return { ...type, price: toRupees(paise) };
}
