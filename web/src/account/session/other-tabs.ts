export type SignOutReason = 'asked' | 'inactive';

interface SignedOut {
  owner: string;
  reason: SignOutReason;
}

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that this owner signed out. */
export function notifyOtherTabs(owner: string, reason: SignOutReason): void {
  openChannel()?.postMessage({ owner, reason } satisfies SignedOut);
}

/** Calls the listener for each sign-out in another tab. The message names the owner. */
export function onSignOutElsewhere(listener: (message: SignedOut) => void): () => void {
  const openedChannel = openChannel();
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (isSignedOut(data)) listener(data);
  };
  openedChannel?.addEventListener('message', receive);
  return () => openedChannel?.removeEventListener('message', receive);
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('thali.session');
  return channel;
}

function isSignedOut(value: unknown): value is SignedOut {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, reason } = value as Partial<SignedOut>;
  return typeof owner === 'string' && (reason === 'asked' || reason === 'inactive');
}
