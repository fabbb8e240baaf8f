import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pushChanged } from './push-changed.ts';
import { type PushPurpose, type PushState, pushState, turnOff, turnOn } from './push-purpose.ts';

/** The push state of a purpose and its switch; no state while it loads. */
export function usePush(purpose: PushPurpose) {
  const [state, setState] = useState<PushState>();
  const look = useEffectEvent(() => {
    pushState(purpose).then(setState, () => setState('off'));
  });
  useEffect(() => followPush(look), []);

  const { mutate, isPending, isError } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(purpose) : turnOff(purpose)),
    onSuccess: setState,
  });
  return { state, isBusy: isPending, hasFailed: isError, turn: mutate };
}

/** Calls `look` now, when the page becomes visible (the permission may have changed), and after a new subscription. */
export function followPush(look: () => void): () => void {
  const { serviceWorker } = navigator;
  const onSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === pushChanged) look();
  };
  look();
  document.addEventListener('visibilitychange', onSeen);
  serviceWorker?.addEventListener('message', onMessage);
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    serviceWorker?.removeEventListener('message', onMessage);
  };
}
