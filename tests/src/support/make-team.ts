import type { TeamRole } from '@thali/shared/http/rights';
import type { TeamSettings } from '@thali/shared/team/team-settings';
import { type Answer, call } from './call.ts';
import { makeDevice } from './make-device.ts';
import { makeVendor, type VendorOptions } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';
import { makeStaff } from './sign-in.ts';

/** A mess with an owner and a kitchen device. */
export async function makeTeam(team?: TeamSettings, options: VendorOptions = {}) {
  const settings = { ...options.settings, ...(team && { team }) };
  const vendor = await makeVendor({ ...options, settings });
  const [owner, device] = await Promise.all([makeStaff(vendor.id), makeDevice(vendor.id)]);
  const path = `/vendors/${vendor.id}/team`;
  const asOwner = (method: string, rest = '', body?: unknown) =>
    call(method, `${path}${rest}`, { token: owner.token, body });

  async function add(name: string, role: TeamRole) {
    const needsSignIn = role === 'manager' || role === 'owner';
    const email = needsSignIn ? randomIds.email() : undefined;
    const answer = await asOwner('POST', '', { name, role, email });
    if (answer.status !== 201) throw new Error(answer.text);
    return { id: answer.json.person.id, email };
  }

  const codeFor = async (personId: string) =>
    (await asOwner('POST', `/${personId}/pin-code`)).json.code;

  const setPin = async (personId: string, pin: string) =>
    device.call('PUT', '/kitchen-devices/me/pin', {
      ...{ person_id: personId, pin },
      code: await codeFor(personId),
    });

  /** A person with a PIN. */
  async function addWithPin(name: string, role: TeamRole, pin: string) {
    const person = await add(name, role);
    const answer = await setPin(person.id, pin);
    if (answer.status !== 200) throw new Error(answer.text);
    return { ...person, pin };
  }

  return {
    vendor,
    owner,
    device,
    add,
    addWithPin,
    asOwner,
    codeFor,
    setPin,
    people: async () => (await asOwner('GET')).json.people,
    /** Unlocks the device, or approves one call. */
    act: (
      { id, pin }: { id: string; pin: string },
      { once = false, acting }: { once?: boolean; acting?: string } = {},
    ): Promise<Answer> =>
      call('POST', '/kitchen-devices/me/acting', {
        token: device.token,
        body: { person_id: id, pin, once },
        headers: acting ? { 'x-acting': acting } : {},
      }),
    /** Calls from the device, as the person of `acting`. */
    callAs: (acting: string | undefined, method: string, path: string, body?: unknown) =>
      call(method, path, {
        token: device.token,
        body,
        headers: acting ? { 'x-acting': acting } : {},
      }),
  };
}
