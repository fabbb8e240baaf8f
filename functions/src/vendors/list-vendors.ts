import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { VendorId } from '@thali/shared/ids/ids';
import { compareKey } from '@thali/shared/text/compare-text';
import type { listVendors as contract } from '@thali/shared/vendors/list-vendors.contract';
import type { Actor } from '../http/actor.ts';
import { sliceOf, toCursor } from '../http/paging.ts';
import { findVendors } from './find-vendors.ts';
import { toOwnVendor, toPublicVendor } from './to-public-vendor.ts';
import type { DirectoryEntry } from './vendor-directory.table.ts';
import { readVendors } from './vendors.table.ts';

type Query = InputOf<typeof contract>['query'];

/** Lists active vendors with public fields; for an admin all vendors, with status and plan. */
export async function listVendors(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const isAdmin = actor.role === 'admin';
  const { limit, after } = sliceOf(query, VendorId);
  const { ids, lastId } = await findVendors(
    (entry) => (isAdmin || entry.status === 'active') && matchesQuery(entry, query),
    { afterId: after, limit, isSearch: Boolean(query.search || query.cuisine) },
  );
  const rows = await readVendors(ids);
  return {
    vendors: isAdmin
      ? rows.map(toOwnVendor)
      : rows.map(toPublicVendor).filter(({ status }) => status === 'active'),
    pagination: {
      limit,
      nextCursor: lastId === undefined ? null : toCursor(lastId),
    },
  };
}

function matchesQuery(entry: DirectoryEntry, { search = '', cuisine = '' }: Query): boolean {
  return isNamed(entry, search) && contains(entry.cuisine ?? '', cuisine);
}

/** Whether a vendor's name or subdomain contains the text. */
export function isNamed(entry: DirectoryEntry, part: string): boolean {
  const { name, displayName = '', subdomain } = entry;
  return [name, displayName, subdomain].some((text) => contains(text, part));
}

function contains(text: string, part: string): boolean {
  return compareKey(text).includes(compareKey(part));
}
