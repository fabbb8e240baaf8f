import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';

export interface SentCode {
  /** The phone or e-mail of the recipient. */
  to: string;
  /** The earliest time for the next code, in epoch milliseconds. */
  resendAt: number;
  /** The code was used, so the next step needs another one. */
  isSpent?: boolean;
}

export type Codes = ReturnType<typeof useCodes>;

/** Sends one-time codes and remembers the last one, also when the person goes back a step. */
export function useCodes(request: (to: string) => Promise<number>) {
  const [sent, setSent] = useState<SentCode>();
  const sending = useMutation({
    mutationFn: async (to: string): Promise<SentCode> => {
      const waitSeconds = await request(to);
      return { to, resendAt: Date.now() + waitSeconds * 1000 };
    },
    onSuccess: setSent,
  });

  /** Sends a code, unless the last one to the same recipient still counts and it is too early for another. */
  function send(to: string, onSent: (isNew: boolean) => void) {
    if (sending.isPending) return;
    if (sent?.to === to && !sent.isSpent && Date.now() < sent.resendAt) {
      sending.reset();
      return onSent(false);
    }
    sending.mutate(to, { onSuccess: () => onSent(true) });
  }

  /** The person has a code from before this page loaded. */
  function assumeSent(to: string) {
    const waitMs = sending.error instanceof ApiError ? sending.error.retryAfterMs : 0;
    setSent({ to, resendAt: Date.now() + waitMs });
    sending.reset();
  }

  return {
    sent,
    isSending: sending.isPending,
    failure: sending.error,
    send,
    assumeSent,
    /** Whether a code was refused because one was sent before this page loaded. */
    mayHaveEarlierCode:
      sending.error instanceof ApiError && sending.error.status === 429 && !sent?.isSpent,
    spend: () => setSent((last) => last && { ...last, isSpent: true }),
    forgetFailure: () => sending.reset(),
  };
}
