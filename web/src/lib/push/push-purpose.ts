import { callApi } from '../api/call-api.ts';
import { currentAddress, dropAddress, type PushAddress, takeAddress } from './push-address.ts';
import { pushSupport } from './push-support.ts';
import { forgetTold, keepTold, toldAddresses } from './told-addresses.ts';

/** What this browser wants to be told of. A browser has one address, which may serve several purposes. */
export interface PushPurpose {
  /** Such as `order:{id}`. */
  name: string;
  tell(address: PushAddress): Promise<unknown>;
  withdraw(endpoint: string): Promise<unknown>;
}

export type PushState = 'home-screen' | 'none' | 'denied' | 'off' | 'on';

/** Whether this browser is told; an address that changed meanwhile is told again, `again` also one that did not. */
export async function pushState(purpose: PushPurpose, { again = false } = {}): Promise<PushState> {
  const support = pushSupport();
  if (support !== 'full') return support;
  if (Notification.permission === 'denied') return 'denied';
  const { [purpose.name]: told } = await toldAddresses();
  if (told === undefined || Notification.permission !== 'granted') return 'off';
  const address = (await currentAddress()) ?? (await takeAddress(await publicKey()));
  if (again || address.endpoint !== told) await tell(purpose, address);
  return 'on';
}

/** To be called by a press and at once: browsers ask for the permission only then. */
export async function turnOn(purpose: PushPurpose): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await tell(purpose, await takeAddress(await publicKey()));
  return 'on';
}

export async function turnOff({ name, withdraw }: PushPurpose): Promise<PushState> {
  const { [name]: told, ...others } = await toldAddresses();
  if (told !== undefined) await withdraw(told);
  await forgetTold(name);
  if (Object.keys(others).length === 0) await dropAddress();
  return 'off';
}

async function tell(purpose: PushPurpose, address: PushAddress): Promise<void> {
  await purpose.tell(address);
  await keepTold(purpose.name, address.endpoint);
}

async function publicKey(): Promise<string> {
  const { publicKey } = await callApi('GET /push-key', { background: true });
  return publicKey;
}
