import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { isDevice } from '../http/actor.ts';
import { mayBeLogged } from '../http/may-be-logged.ts';
import { allRoutes, httpRoutes } from './route-table.ts';
import type { Access, FunctionName, HttpRoute } from './route-types.ts';
import { type RowFamily, rowFamilies } from './row-families.ts';

/** The access to check a bearer token. */
const authentication: Access = { table: ['GetItem'], rows: ['users', 'endedSessions'] };

/** The access to check the token of a kitchen's device. */
const deviceAuthentication: Access = { table: ['GetItem'], rows: ['kitchenDevices'] };

/** The access to find the person who uses a device. */
const personAuthentication: Access = { table: ['GetItem', 'PutItem'] };

/** The access to write the audit log, with the old values of a change. */
const audit: Access = { table: ['GetItem', 'PutItem', 'UpdateItem'] };

function isAudited({
  callers,
  method,
  isAudited: requiresAudit = false,
}: AnyHttpContract): boolean {
  return requiresAudit || (callers.includes('admin') && method !== 'GET');
}

/** The access to write a mess's log. */
const teamLog: Access = { table: ['PutItem', 'UpdateItem'] };

const routes: readonly { fn: FunctionName; access: Access }[] = [
  ...allRoutes,
  ...httpRoutes
    .filter(({ contract }: HttpRoute) => !contract.ignoresToken)
    .map(({ fn }) => ({ fn, access: authentication })),
  ...httpRoutes
    .filter(({ contract }: HttpRoute) => contract.callers.some(isDevice))
    .map(({ fn }) => ({ fn, access: deviceAuthentication })),
  ...httpRoutes
    .filter(({ contract }: HttpRoute) => contract.needs && contract.callers.some(isDevice))
    .map(({ fn }) => ({ fn, access: personAuthentication })),
  ...httpRoutes
    .filter(({ contract }) => isAudited(contract))
    .map(({ fn }) => ({ fn, access: audit })),
  ...httpRoutes
    .filter(({ contract }) => mayBeLogged(contract))
    .map(({ fn }) => ({ fn, access: teamLog })),
];

interface AllAccess extends Required<Omit<Access, 'rows'>> {
  /** Patterns of the allowed partition keys. Undefined if all keys are allowed. */
  leadingKeys: string[] | undefined;
}

/** The combined access of all routes of a function. */
export function accessOf(fn: FunctionName): AllAccess {
  const accesses = routes.filter((route) => route.fn === fn).map(({ access }) => access);
  return {
    table: union(accesses.map(({ table }) => table)),
    leadingKeys: leadingKeysOf(accesses),
    indexes: union(accesses.map(({ indexes }) => indexes)),
    cognito: union(accesses.map(({ cognito }) => cognito)),
    secrets: union(accesses.map(({ secrets }) => secrets)),
    seals: union(accesses.map(({ seals }) => seals)),
    sockets: union(accesses.map(({ sockets }) => sockets)),
    pictures: union(accesses.map(({ pictures }) => pictures)),
    queues: union(accesses.map(({ queues }) => queues)),
    sms: accesses.some(({ sms }) => sms),
    email: accesses.some(({ email }) => email),
    emailStatus: accesses.some(({ emailStatus }) => emailStatus),
  };
}

/** Undefined if a route does not list its rows: then its function may touch all rows. */
function leadingKeysOf(accesses: readonly Access[]): string[] | undefined {
  const withTable = accesses.filter(({ table }) => table);
  if (withTable.length === 0 || withTable.some(({ rows }) => !rows)) return undefined;
  const families: RowFamily[] = union(withTable.map(({ rows }) => rows));
  return families.map((family) => rowFamilies[family]).sort();
}

function union<T>(lists: readonly (readonly T[] | undefined)[]): T[] {
  return [...new Set(lists.flatMap((list) => list ?? []))].sort();
}
