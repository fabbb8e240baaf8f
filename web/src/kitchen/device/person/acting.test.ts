import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { actingHeader, actingPerson, askForPin, pinRequest, sendAsPerson } from './acting.ts';

const person = { id: 'P', name: 'Asha', role: 'manager', hasPin: true } as const;
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
const refusal = (code: string) =>
  new ApiError({ status: 403, code, message: 'This needs a PIN.', data: { roles: ['manager'] } });

/** Waits for the request for a PIN, and answers it. */
async function answer(acting: string | undefined) {
  const request = await vi.waitFor(() => {
    const open = pinRequest.get();
    if (!open) throw new Error('No question is open');
    return open;
  });
  request.answer(acting === undefined ? undefined : { acting, until: inAMinute(), person });
  return request;
}

afterEach(() => actingPerson.set(undefined));

it('asks for a person, and sends the call again with the unlock', async () => {
  const send = vi.fn(async (acting?: string) => {
    if (acting !== 'stay') throw refusal('PERSON_REQUIRED');
    return 'done';
  });
  const sent = sendAsPerson(send);
  expect(await answer('stay')).toMatchObject({ roles: ['manager'], isForOneCall: false });
  expect(await sent).toBe('done');
  expect(await sendAsPerson(send)).toBe('done');
  expect(send).toHaveBeenCalledTimes(3);
});

it('asks an unlocked device for an approval of one call only', async () => {
  actingPerson.set({ acting: 'cook', until: inAMinute(), person });
  const send = async (acting?: string) => {
    if (acting !== 'once') throw refusal('RIGHT_REQUIRED');
    return 'done';
  };
  const sent = sendAsPerson(send);
  expect(await answer('once')).toMatchObject({ isForOneCall: true });
  expect(await sent).toBe('done');
  expect(actingHeader()).toBe('cook');
});

it('asks once for two calls at the same time, and refuses a call if staff close the keypad', async () => {
  const send = async (acting?: string) => {
    if (acting !== 'stay') throw refusal('PERSON_REQUIRED');
    return 'done';
  };
  const both = Promise.all([sendAsPerson(send), sendAsPerson(send)]);
  await answer('stay');
  expect(await both).toEqual(['done', 'done']);
  actingPerson.set(undefined);
  const refused = sendAsPerson(send);
  await answer(undefined);
  await expect(refused).rejects.toMatchObject({ code: 'PERSON_REQUIRED' });
});

it('sends a late step for the person who tapped, and asks for a PIN if a claim is not enough', async () => {
  const send = vi.fn(async (acting?: string) => {
    if (acting?.startsWith('offline.')) throw refusal('PERSON_REQUIRED');
    return acting;
  });
  actingPerson.set({ acting: 'stay.P.1', until: inAMinute(), person });
  expect(await sendAsPerson(send, 'offline.P.1')).toBe('stay.P.1');
  expect(await sendAsPerson(send, 'offline.Q.1')).toBe('stay.P.1');
  expect(send).toHaveBeenCalledWith('offline.Q.1');
  actingPerson.set({ acting: 'offline.P.1', until: inAMinute(), person });
  // The time of the step counts, not the time of the unlock.
  expect(await sendAsPerson(async (acting) => acting, 'offline.P.9')).toBe('offline.P.9');
  const sent = sendAsPerson(send);
  expect(await answer('stay.P.2')).toMatchObject({ isForOneCall: false });
  expect(await sent).toBe('stay.P.2');
});

it('locks the device when the time of the unlock is over', async () => {
  const unlocked = askForPin({ roles: undefined, isForOneCall: false });
  await answer('stay');
  await unlocked;
  expect(actingHeader()).toBe('stay');
  expect(actingHeader(Date.now() + 61_000)).toBeUndefined();
  expect(actingPerson.get()).toBeUndefined();
});
