import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';

export interface SentCode {
  /** The phone or e-mail of the recipient. */
  to: string;
  /** The earliest time for the next code, in epoch milliseconds. */
  resendAt: number;
  /** Whether the code was used. After its use, the next step needs a new code. */
  isSpent?: boolean;
}

export type Codes = ReturnType<typeof useCodes>;

/**
 * Sends one-time codes. Remembers the last code, even if the person goes back a step.
 * @param earlier  a code that was sent before a reload
 */
export function useCodes(request: (to: string) => Promise<number>, earlier?: SentCode) {
  const [sentCode, setSent] = useState(earlier);
  const sending = useMutation({
    mutationFn: async (to: string): Promise<SentCode> => {
      const waitSeconds = await request(to);
      return { to, resendAt: Date.now() + waitSeconds * 1000 };
    },
    onSuccess: setSent,
  });

  /** Sends a code. If the recipient must still wait for a new code, keeps the last unused code instead. */
  function send(to: string, onSent: (isNew: boolean) => void) {
    if (sending.isPending) return;
    if (sentCode?.to === to && !sentCode.isSpent && Date.now() < sentCode.resendAt) {
      sending.reset();
      return onSent(false);
    }
    sending.mutate(to, { onSuccess: () => onSent(true) });
  }

  /** Continues with a code that was sent before this page loaded. */
  function assumeSent(to: string) {
    const waitMs = sending.error instanceof ApiError ? sending.error.retryAfterMs : 0;
    setSent({ to, resendAt: Date.now() + waitMs });
    sending.reset();
  }

  return {
    sentCode,
    isSending: sending.isPending,
    failure: sending.error,
    send,
    assumeSent,
    /** Whether the server refused to send a code because it sent one before this page loaded. */
    mayHaveEarlierCode:
      sending.error instanceof ApiError && sending.error.status === 429 && !sentCode?.isSpent,
    spend: () => setSent((lastCode) => lastCode && { ...lastCode, isSpent: true }),
    forgetFailure: () => sending.reset(),
  };
}
