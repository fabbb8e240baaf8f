import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pushChanged } from './push-changed.ts';
import { type PushPurpose, type PushState, pushState, turnOff, turnOn } from './push-purpose.ts';

/** Whether this browser gets messages for a purpose, and the switch for it; no state while it is being looked up. */
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

/** Looks now, whenever the page is seen again (the permission may have changed), and for a new subscription. */
export function followPush(look: () => void): () => void {
  const { serviceWorker } = navigator;
  const onSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const onWord = ({ data }: MessageEvent) => {
    if (data === pushChanged) look();
  };
  look();
  document.addEventListener('visibilitychange', onSeen);
  serviceWorker?.addEventListener('message', onWord);
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    serviceWorker?.removeEventListener('message', onWord);
  };
}
