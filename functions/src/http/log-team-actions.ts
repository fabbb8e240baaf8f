import { undoReasons } from '@thali/shared/counter/undo-reasons';
import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { cancelReasons } from '@thali/shared/orders/order-status';
import { failureOf } from '../audit/record-outcome.ts';
import { endTeamLog, insertTeamLog, type TeamLogRow } from '../audit/team-log.table.ts';
import { personIdFor } from '../ids/new-id.ts';
import { log } from '../logs/log.ts';
import { listPosition } from '../table/keys.ts';
import type { Actor } from './actor.ts';
import { mayBeLogged } from './may-be-logged.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from './pipeline.ts';

type End = Parameters<typeof endTeamLog>[1];

/**
 * Records each guarded action of a mess's team and its devices. Writes the entry before the action, so no action lacks
 * an entry, and adds the outcome after it.
 * Rule: team-9
 */
export function logTeamActions(): HttpMiddleware {
  const entries = new WeakMap<HttpEvent, TeamLogRow & { vendorId: string }>();
  const endEntry = async (event: HttpEvent, endOf: () => End) => {
    const entry = entries.get(event);
    if (!entry) return;
    // The action is over by now, so a failed write is only logged.
    await endTeamLog(entry, endOf()).catch((error: unknown) => {
      log.error('team log not completed', { position: entry.position, error });
    });
  };
  return {
    before: async ({ event }) => {
      const { vendorId } = { vendorId: undefined, ...event.state.actor };
      if (!vendorId || !isLogged(event.state)) return;
      const entry = toEntry(event.state, vendorId);
      await insertTeamLog(vendorId, entry);
      entries.set(event, { ...entry, vendorId });
    },
    // Later steps turn the use case's output into the HTTP answer.
    after: ({ event, response }) =>
      endEntry(event, () => ({ outcome: 'done', ...resultOf(event.state, response) })),
    onError: ({ event, error }) => endEntry(event, () => failureOf(error)),
  };
}

function isLogged({ actor, route: { contract }, input }: RequestState): boolean {
  if (actor.role !== 'vendor' && !('deviceId' in actor)) return false;
  if (!mayBeLogged(contract)) return false;
  return contract.isLogged?.(input as never) ?? true;
}

function toEntry({ actor, route, input, requestId }: RequestState, vendorId: string): TeamLogRow {
  const at = new Date().toISOString();
  const { params = {}, body = {} } = input as Record<string, Record<string, unknown>>;
  const subject = Object.entries(params).findLast(([name]) => name !== 'vendorId')?.[1];
  const isClaim = route.contract.claimOf?.(input as never) !== undefined;
  const detail = isClaim ? 'offline, as the counter says' : detailOf(route.contract.method, body);
  return {
    position: listPosition(at, requestId),
    at,
    action: route.contract.name,
    ...peopleOf(actor, vendorId),
    ...(typeof subject === 'string' && { subject }),
    ...(detail && { detail }),
    outcome: 'begun',
  };
}

function peopleOf(actor: Actor, vendorId: string) {
  if (actor.role === 'vendor') {
    const { userId, personId = personIdFor(vendorId, userId), name = '' } = actor;
    return { byId: personId, byName: name };
  }
  if (!('deviceId' in actor)) return { byId: '', byName: '' };
  const { deviceId, name: deviceName, team: { person } = {} } = actor;
  const by = person?.approvedFor ?? person ?? { id: deviceId, name: deviceName };
  return {
    ...{ byId: by.id, byName: by.name, deviceId, deviceName },
    ...(person?.isApproval && { approverId: person.id, approverName: person.name }),
  };
}

const listedReasons = { ...cancelReasons, ...undoReasons };

/** A reason from a list, a method, or the names of the changed fields, but never free text from the caller. */
function detailOf(httpMethod: string, body: Record<string, unknown>): string {
  const {
    cancelReason,
    reason = cancelReason,
    paymentMethod,
    method = paymentMethod,
    status,
  } = body;
  if (typeof reason === 'string' && Object.hasOwn(listedReasons, reason)) return reason;
  if (typeof method === 'string') return body.exceedsCap ? `${method}, kitchen full` : method;
  // The fields of a new object are not changes.
  if (status !== undefined || httpMethod === 'POST') return '';
  return changedFields(body).sort().join(', ');
}

/**
 * The names of the changed fields. Leaves out the mess's own id, which is the same in every entry, and the values that
 * the caller knows, such as `knownSettings`.
 */
function changedFields({ vendorId, settings, ...fields }: Record<string, unknown>): string[] {
  const names = [...Object.keys(fields), ...Object.keys(Object(settings))];
  return names.filter((name) => !name.startsWith('known'));
}

/** The amount of the order, and the name of the changed object. A sale's order exists only after the use case. */
function resultOf(
  { input }: RequestState,
  output: unknown,
): Pick<End, 'amountPaise' | 'subject' | 'subjectName'> {
  const [result] = Object.values(Object(output));
  const { id, name, finalAmount, payment } = Object(result) as Partial<Order> & { name?: unknown };
  if (typeof name === 'string') return { subjectName: name };
  if (finalAmount === undefined) return {};
  const { refundedBefore } = Object((input as { body?: object }).body);
  const { refunded = 0, refundDue = 0, removed = 0 } = payment ?? {};
  const amount =
    typeof refundedBefore === 'number'
      ? Math.max(refunded, refundDue, removed) - refundedBefore
      : finalAmount;
  return { amountPaise: toPaise(amount), ...(id && { subject: id }) };
}
