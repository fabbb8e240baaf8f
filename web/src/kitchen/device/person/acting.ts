import type { TeamRole } from '@thali/shared/http/rights';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { createObservable } from '../../../lib/state/observable.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { storedDevice } from '../stored-device.ts';

export type Unlock = AnswerOf<'POST /kitchen-devices/me/acting'>;

/** The person who has unlocked this device. Undefined on a locked device. Rule: team-4 */
export const actingPerson = createObservable<Unlock | undefined>(undefined);

/** The value of the header `X-Acting`. Undefined on a locked device. */
export function actingHeader(now = Date.now()): string | undefined {
  const unlock = actingPerson.get();
  if (!unlock) return undefined;
  if (Date.parse(unlock.until) > now) return unlock.acting;
  actingPerson.set(undefined);
  return undefined;
}

/** The person at the device. Undefined on a locked device. */
export function actingPersonId(): string | undefined {
  return actingHeader() && actingPerson.get()?.person.id;
}

/** The time of an unlock without a touch. A counter locks sooner, because guests stand beside it. Rule: team-4 */
export function unlockMs(): number {
  return (storedDevice.get()?.kind === 'counter' ? 3 : 15) * 60_000;
}

/**
 * Names the person of a step without a network. The server accepts a claim for rights that every role has. Rule: team-7
 */
export function claimFor(personId: string): string {
  return ['offline', personId, Math.floor(serverNow() / 1000)].join('.');
}

/** The claim of the person who uses the device now, for a step that may wait for the network. */
export function currentClaim(): string | undefined {
  const personId = actingPersonId();
  return personId && claimFor(personId);
}

export function isClaim(acting: string): boolean {
  return acting.startsWith('offline.');
}

/** The open question for a PIN. */
export interface PinRequest {
  /** The roles that may do the action. Undefined to unlock the device for any person. */
  roles: readonly TeamRole[] | undefined;
  /** Whether the PIN approves only one call of another person. */
  isForOneCall: boolean;
  answer: (unlock: Unlock | undefined) => void;
}

export const pinRequest = createObservable<PinRequest | undefined>(undefined);

/** Opens the keypad. @returns undefined if staff close it */
export function askForPin(
  request: Pick<PinRequest, 'roles' | 'isForOneCall'>,
): Promise<Unlock | undefined> {
  return new Promise((resolve) =>
    pinRequest.set({
      ...request,
      answer(unlock) {
        pinRequest.set(undefined);
        if (unlock && !request.isForOneCall) actingPerson.set(unlock);
        resolve(unlock);
      },
    }),
  );
}

/** Refused calls ask for a PIN one after another. */
let lastQuestion: Promise<unknown> = Promise.resolve();

/**
 * Sends a device's call for the person at the device. If the server asks for a person, opens the keypad and sends the
 * call again. An unlocked device asks for an approval of this call alone.
 * @param claim  the person who tapped, if another person may be using the device now
 * @throws the errors of `send`
 */
export async function sendAsPerson<T>(
  send: (acting: string | undefined) => Promise<T>,
  claim?: string,
): Promise<T> {
  const currentActing = actingHeader();
  const isProven =
    currentActing && !isClaim(currentActing) && personIdOf(claim) === personIdOf(currentActing);
  const acting = isProven ? currentActing : (claim ?? currentActing);
  try {
    return await send(acting);
  } catch (error) {
    if (!(error instanceof ApiError) || !asksForPerson(error)) throw error;
    const question = lastQuestion.then(() => requestApproval(error, acting));
    lastQuestion = question;
    const approval = await question;
    if (!approval) throw error;
    return send(approval);
  }
}

function asksForPerson({ code }: ApiError): boolean {
  return code === 'PERSON_REQUIRED' || code === 'RIGHT_REQUIRED';
}

function personIdOf(acting: string | undefined): string | undefined {
  return acting?.split('.')[1];
}

/** @param acting  the header of the refused call */
async function requestApproval(
  error: ApiError,
  acting: string | undefined,
): Promise<string | undefined> {
  const current = actingHeader();
  const isUnlocked = current !== undefined && !isClaim(current);
  // Meanwhile, an answer to another question has unlocked the device.
  if (isUnlocked && current !== acting) return current;
  const roles = error.data.roles as readonly TeamRole[] | undefined;
  return (await askForPin({ roles, isForOneCall: isUnlocked }))?.acting;
}
