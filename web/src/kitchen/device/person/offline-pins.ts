import type { DevicePerson } from '@thali/shared/team/device-team.contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { get, update } from '../../../lib/state/key-value-store.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { readDevice, storedPinsKey } from '../stored-device.ts';
import { claimFor, type Unlock, unlockMs } from './acting.ts';
import * as texts from './person-texts.ts';

/** The PINs that unlock this device without a network. Rule: team-11 */
interface StoredPins {
  deviceId: string;
  /**
   * The number of wrong tries of all people. A right PIN never lowers the number, because one person could then try the
   * PINs of others.
   */
  wrong: number;
  people: Record<string, StoredPin>;
}

interface StoredPin {
  person: DevicePerson;
  /** The browser signs with this secret. No script can read it. */
  secret: CryptoKey;
  salt: Uint8Array<ArrayBuffer>;
  mac: ArrayBuffer;
  /** The time when the server last accepted the PIN, in epoch milliseconds. */
  provenAt: number;
}

const maxAgeMs = 7 * 86_400_000;
const maxWrong = 5;
/** Makes each guess of a script on this device slow. */
const iterations = 300_000;

const change = (edit: (stored: StoredPins | undefined) => StoredPins | undefined) =>
  update<StoredPins | undefined>(storedPinsKey, edit).catch(() => undefined);

/** Stores a PIN that the server has just accepted. Does nothing on a page without encryption. */
export async function storePin(person: DevicePerson, pin: string): Promise<void> {
  const deviceId = (await readDevice())?.deviceId;
  if (!deviceId || !globalThis.crypto?.subtle) return;
  const usages: KeyUsage[] = ['sign', 'verify'];
  const secret = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, usages);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const mac = await crypto.subtle.sign('HMAC', secret, await slowHash(salt, pin));
  const newPerson = { [person.id]: { person, secret, salt, mac, provenAt: serverNow() } };
  await change((stored) =>
    stored?.deviceId === deviceId
      ? { ...stored, people: { ...stored.people, ...newPerson } }
      : { deviceId, wrong: 0, people: newPerson },
  );
}

/** Drops a person's PIN, because the server refused it. */
export function forgetPin(personId: string): Promise<void> {
  return prunePins(({ id }) => id !== personId);
}

/** Drops the PINs of people who have left the team or no longer have a PIN. */
export function prunePins(isKept: (person: DevicePerson) => boolean): Promise<void> {
  return change((stored) => {
    if (!stored) return undefined;
    const keptPeople = Object.entries(stored.people).filter(([, { person }]) => isKept(person));
    return { ...stored, people: Object.fromEntries(keptPeople) };
  });
}

/** The people who may unlock this device without a network. */
export async function offlinePeople(): Promise<DevicePerson[]> {
  const stored = await readPins();
  const recent = Object.values(stored?.people ?? {}).filter(isRecent);
  return recent.map(({ person }) => person);
}

/**
 * Unlocks the device without a network. Counts the try before the comparison, so that simultaneous tries cannot exceed
 * the limit. The fifth wrong PIN deletes all PINs.
 * @returns undefined if the person has no stored PIN
 * @throws ApiError WRONG_PIN, PIN_LOCKED
 */
export async function unlockOffline(personId: string, pin: string): Promise<Unlock | undefined> {
  const storedPin = (await readPins())?.people[personId];
  if (!storedPin || !isRecent(storedPin)) return undefined;
  let countedPins: StoredPins | undefined;
  await update<StoredPins | undefined>(storedPinsKey, (stored) => {
    countedPins =
      stored && stored.wrong < maxWrong ? { ...stored, wrong: stored.wrong + 1 } : undefined;
    return countedPins;
  }).catch(() => {
    throw tryNotStored();
  });
  if (!countedPins) throw pinsWiped();
  const { secret, salt, mac, person } = storedPin;
  if (await crypto.subtle.verify('HMAC', secret, mac, await slowHash(salt, pin))) {
    await change((stored) => stored && { ...stored, wrong: stored.wrong - 1 });
    const until = new Date(Date.now() + unlockMs()).toISOString();
    return { acting: claimFor(personId), until, person };
  }
  if (countedPins.wrong < maxWrong) {
    throw new ApiError({ status: 400, code: 'WRONG_PIN', message: texts.wrongPin });
  }
  await change(() => undefined);
  throw pinsWiped();
}

/** An uncounted try would let a thief try all PINs. */
function tryNotStored(): ApiError {
  const message = texts.cannotCheck;
  return new ApiError({ status: 429, code: 'PIN_LOCKED', message });
}

function pinsWiped(): ApiError {
  const message = texts.tooManyWrong;
  return new ApiError({ status: 429, code: 'PIN_LOCKED', message });
}

async function readPins(): Promise<StoredPins | undefined> {
  const device = await readDevice();
  const stored = await get<StoredPins>(storedPinsKey).catch(() => undefined);
  return stored?.deviceId === device?.deviceId ? stored : undefined;
}

/** A clock that went back must not make a PIN last longer. */
function isRecent({ provenAt }: StoredPin): boolean {
  const ageMs = serverNow() - provenAt;
  return ageMs > -60_000 && ageMs < maxAgeMs;
}

async function slowHash(salt: BufferSource, pin: string): Promise<ArrayBuffer> {
  const bytes = new TextEncoder().encode(pin);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveBits(parameters, key, 256);
}
