import { callApi } from '../api/call-api.ts';
import {
  type BrowserSubscription,
  currentSubscription,
  subscribe,
  unsubscribe,
} from './browser-subscription.ts';
import { pushSupport } from './push-support.ts';
import { forgetEndpoint, readSavedEndpoints, saveEndpoint } from './saved-endpoints.ts';

/** A reason for push notifications. A browser has one subscription for all purposes. */
export interface PushPurpose {
  /** The name, such as `order:{id}`. */
  name: string;
  /** Registers the subscription at the server for this purpose. */
  save(subscription: BrowserSubscription): Promise<unknown>;
  remove(endpoint: string): Promise<unknown>;
}

export type PushState = 'home-screen' | 'none' | 'denied' | 'off' | 'on';

/** Whether push is on. Saves a changed subscription again; with `mustSave`, saves even an unchanged subscription. */
export async function pushState(
  purpose: PushPurpose,
  { mustSave = false } = {},
): Promise<PushState> {
  const support = pushSupport();
  if (support !== 'full') return support;
  if (Notification.permission === 'denied') return 'denied';
  const { [purpose.name]: savedEndpoint } = await readSavedEndpoints();
  if (savedEndpoint === undefined || Notification.permission !== 'granted') return 'off';
  const subscription = (await currentSubscription()) ?? (await subscribe(await publicKey()));
  if (mustSave || subscription.endpoint !== savedEndpoint) await save(purpose, subscription);
  return 'on';
}

/** Call this directly in a press handler, because browsers show the permission question only there. */
export async function turnOn(purpose: PushPurpose): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await save(purpose, await subscribe(await publicKey()));
  return 'on';
}

export async function turnOff({ name, remove }: PushPurpose): Promise<PushState> {
  const { [name]: savedEndpoint, ...otherEndpoints } = await readSavedEndpoints();
  if (savedEndpoint !== undefined) await remove(savedEndpoint);
  await forgetEndpoint(name);
  if (Object.keys(otherEndpoints).length === 0) await unsubscribe();
  return 'off';
}

async function save(purpose: PushPurpose, subscription: BrowserSubscription): Promise<void> {
  await purpose.save(subscription);
  await saveEndpoint(purpose.name, subscription.endpoint);
}

async function publicKey(): Promise<string> {
  const { publicKey } = await callApi('GET /push-key', { background: true });
  return publicKey;
}
