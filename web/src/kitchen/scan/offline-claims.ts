import { maxOfflineHours } from '@thali/shared/passes/claim.contract';
import { toIst } from '@thali/shared/time/ist';
import { ApiError } from '../../lib/api/api-error.ts';
import { get, update } from '../../lib/state/key-value-store.ts';
import { createObservable } from '../../lib/state/observable.ts';
import { withTimeout } from '../../lib/state/with-timeout.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import * as texts from './scan-texts.ts';

/** A claim that this device accepted without a network. Rule: passes-8 */
export interface OfflineClaim {
  /** The idempotency key, which every attempt uses. */
  key: string;
  vendorId: string;
  name: string;
  passId: string;
  mealId: string;
  /** The scanned code, or the pass of the member whom staff chose by name. */
  by: { code: string } | { passId: string };
  /** ISO 8601. */
  at: string;
  /** Set if staff undid the claim. The claim may have reached the server without an answer, so the undo is sent too. */
  undoReason?: string;
  /** The reason for the server's refusal. A refused claim stays until staff dismiss it. */
  refused?: string;
}

const storageKey = 'meal-claims';
const state = createObservable<readonly OfflineClaim[]>([]);
/** The claims on this device, oldest first. */
export const offlineClaims: Pick<typeof state, 'get' | 'subscribe'> = state;

async function change(
  edit: (claims: readonly OfflineClaim[]) => readonly OfflineClaim[],
): Promise<void> {
  await withTimeout(() =>
    update<readonly OfflineClaim[]>(storageKey, (claims = []) => edit(claims)),
  );
  await loadOfflineClaims();
}

export async function loadOfflineClaims(): Promise<void> {
  state.set((await get<readonly OfflineClaim[]>(storageKey).catch(() => undefined)) ?? []);
}

/** @throws Error if this browser cannot store the claim */
export function storeClaim(claim: OfflineClaim): Promise<void> {
  return change((claims) => [...claims, claim]);
}

export function dismissClaim(key: string): Promise<void> {
  return change((claims) => claims.filter((claim) => claim.key !== key));
}

/**
 * Undoes a claim of this device, also if the device has sent it meanwhile. Rule: passes-8
 * @throws Error if this browser cannot store the undo
 */
export function undoOfflineClaim(undone: OfflineClaim, undoReason: string): Promise<void> {
  return change((claims) => [
    ...claims.filter(({ key }) => key !== undone.key),
    { ...undone, undoReason },
  ]);
}

/** Removes a sent claim, or stores its refusal. Keeps a claim that staff undid while it was sent. */
function endClaim(sent: OfflineClaim, refusalText: string | undefined): Promise<void> {
  const isSent = ({ key, undoReason }: OfflineClaim) =>
    key === sent.key && undoReason === sent.undoReason;
  return change((claims) =>
    refusalText
      ? claims.map((claim) => (isSent(claim) ? { ...claim, refused: refusalText } : claim))
      : claims.filter((claim) => !isSent(claim)),
  );
}

/**
 * Sends the stored claims one after another with their own times. Only one tab of the browser sends. Stops at the first
 * claim without an answer. Claims that may wait for a PIN come last.
 */
export async function sendOfflineClaims(vendorId: string): Promise<void> {
  const lockName = `thali-meal-claims:${vendorId}`;
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await loadOfflineClaims();
    const unsentClaims = state
      .get()
      .filter((claim) => claim.vendorId === vendorId && !claim.refused)
      .sort((a, b) => Number(needsPerson(a)) - Number(needsPerson(b)));
    for (const claim of unsentClaims) {
      if (!(await send(claim))) return;
    }
  });
}

function needsPerson({ by, undoReason }: OfflineClaim): boolean {
  return 'passId' in by || undoReason !== undefined;
}

/** @returns whether the server has answered */
async function send(claim: OfflineClaim): Promise<boolean> {
  const { at } = claim;
  const isLate = Date.now() - Date.parse(at) > maxOfflineHours * 3_600_000;
  const answer = isLate
    ? { refused: texts.notSentWithin(maxOfflineHours) }
    : await sendToServer(claim);
  if (!answer) return false;
  // A claim whose answer this device cannot store is sent again under the same key.
  await endClaim(claim, answer.refused).catch(() => undefined);
  return true;
}

/** @returns undefined without an answer */
async function sendToServer(claim: OfflineClaim): Promise<{ refused?: string } | undefined> {
  try {
    await (claim.undoReason ? sendUndo(claim, claim.undoReason) : sendClaim(claim));
    return {};
  } catch (error) {
    return error instanceof ApiError && isRefusal(error) ? { refused: error.message } : undefined;
  }
}

function sendClaim({ key, vendorId, by, at }: OfflineClaim): Promise<unknown> {
  const call = { params: { vendorId }, idempotencyKey: key, background: true, quiet: true };
  return 'code' in by
    ? kitchenCall('POST /vendors/{vendorId}/claims', {
        ...call,
        body: { code: by.code, offlineAt: at },
      })
    : kitchenCall('POST /vendors/{vendorId}/claims/by-hand', {
        ...call,
        body: { passId: by.passId, offlineAt: at },
      });
}

function sendUndo({ key, vendorId, passId, mealId, at }: OfflineClaim, reason: string) {
  const { date } = toIst(new Date(at));
  return kitchenCall('DELETE /vendors/{vendorId}/claims/{passId}/{date}/{mealId}', {
    params: { vendorId, passId, date, mealId },
    body: { reason, claimKey: key },
    background: true,
    quiet: true,
  });
}

/** Whether another attempt would also fail. A device that lost its access (401, 403) may get it again. */
function isRefusal({ status }: ApiError): boolean {
  return status < 500 && ![401, 403, 429].includes(status);
}
