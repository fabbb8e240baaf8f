import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pushChanged } from './push-changed.ts';
import { type PushPurpose, type PushState, pushState, turnOff, turnOn } from './push-purpose.ts';

/** The push state of a purpose, undefined while it loads, and a function to switch it. */
export function usePush(purpose: PushPurpose) {
  const [state, setState] = useState<PushState>();
  const refresh = useEffectEvent(() => {
    pushState(purpose).then(setState, () => setState('off'));
  });
  useEffect(() => followPush(refresh), []);

  const { mutate, isPending, isError } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(purpose) : turnOff(purpose)),
    onSuccess: setState,
  });
  return { state, isBusy: isPending, hasFailed: isError, turn: mutate };
}

/**
 * Calls `refresh` now, after a new subscription, and when the page becomes visible, because the permission may have
 * changed meanwhile.
 */
export function followPush(refresh: () => void): () => void {
  const { serviceWorker } = navigator;
  const onSeen = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === pushChanged) refresh();
  };
  refresh();
  document.addEventListener('visibilitychange', onSeen);
  serviceWorker?.addEventListener('message', onMessage);
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    serviceWorker?.removeEventListener('message', onMessage);
  };
}
