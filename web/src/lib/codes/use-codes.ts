import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';

export interface SentCode {
  /** The phone or e-mail that it went to. */
  to: string;
  /** From when on there may be another one; epoch milliseconds. */
  resendAt: number;
  /** Used up: what comes next needs another one. */
  isSpent?: boolean;
}

export type Codes = ReturnType<typeof useCodes>;

/** Sends one-time codes and remembers the last, also while the person goes back and forth. */
export function useCodes(request: (to: string) => Promise<number>) {
  const [sent, setSent] = useState<SentCode>();
  const sending = useMutation({
    mutationFn: async (to: string): Promise<SentCode> => {
      const waitSeconds = await request(to);
      return { to, resendAt: Date.now() + waitSeconds * 1000 };
    },
    onSuccess: setSent,
  });

  /** Sends one, unless the last one to the same place is good and too fresh for another. */
  function send(to: string, onSent: (isNew: boolean) => void) {
    if (sending.isPending) return;
    if (sent?.to === to && !sent.isSpent && Date.now() < sent.resendAt) {
      sending.reset();
      return onSent(false);
    }
    sending.mutate(to, { onSuccess: () => onSent(true) });
  }

  /** The person says that they have one, from before this page was loaded. */
  function assume(to: string) {
    const waitMs = sending.error instanceof ApiError ? sending.error.retryAfterMs : 0;
    setSent({ to, resendAt: Date.now() + waitMs });
    sending.reset();
  }

  return {
    sent,
    isSending: sending.isPending,
    failure: sending.error,
    send,
    assume,
    /** Whether it was refused because one was sent moments ago, which this page does not know of. */
    mayHaveOne: sending.error instanceof ApiError && sending.error.status === 429 && !sent?.isSpent,
    spend: () => setSent((last) => last && { ...last, isSpent: true }),
    forgetFailure: () => sending.reset(),
  };
}
