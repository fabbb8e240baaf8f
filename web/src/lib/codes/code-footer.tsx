import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lineLinkClass } from '../ui/text-link-class.ts';
import * as texts from './code-texts.ts';
import type { Codes } from './use-codes.ts';

interface CodeFooterProps {
  codes: Codes;
  /** A code sent by SMS is called an OTP. */
  label?: string;
  onBack: () => void;
  onResend: () => void;
}

/** The buttons below a code field: back, and resend. */
export function CodeFooter({ codes, label = texts.resendOtp, onBack, onResend }: CodeFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <button type="button" onClick={onBack} className={lineLinkClass}>
        <ArrowLeft size={18} />
        {texts.back}
      </button>
      <ResendCode
        resendAt={codes.sentCode?.resendAt ?? 0}
        isSending={codes.isSending}
        label={label}
        onResend={onResend}
      />
    </div>
  );
}

interface ResendCodeProps {
  resendAt: number;
  isSending: boolean;
  label: string;
  onResend: () => void;
}

/** Resends the code after a wait. Screen readers announce only the start and the end of the countdown. */
function ResendCode(props: ResendCodeProps) {
  const { resendAt, isSending, label, onResend } = props;
  const seconds = useSecondsUntil(resendAt);
  const isWaiting = seconds > 0;
  const isIdle = isWaiting || isSending;
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      <button
        type="button"
        // A disabled button would lose the focus right after its press.
        aria-disabled={isIdle || undefined}
        onClick={isIdle ? undefined : onResend}
        className={`${lineLinkClass} aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint aria-disabled:no-underline`}
      >
        {isSending ? texts.sending : label}
      </button>
      {isWaiting && (
        <span aria-hidden="true" className="tabular-nums">
          {texts.inSeconds(seconds)}
        </span>
      )}
      <WaitAnnouncement resendAt={resendAt} isWaiting={isWaiting} />
    </div>
  );
}

function WaitAnnouncement({ resendAt, isWaiting }: { resendAt: number; isWaiting: boolean }) {
  const waitAtStart = useRef({ resendAt: 0, seconds: 0 });
  if (waitAtStart.current.resendAt !== resendAt) {
    waitAtStart.current = { resendAt, seconds: secondsUntil(resendAt, Date.now()) };
  }
  return (
    <span role="status" className="sr-only">
      {isWaiting ? texts.askAgainIn(waitAtStart.current.seconds) : texts.askAgainNow}
    </span>
  );
}

/** Whole seconds until a time, updated each second. 0 after that time. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return secondsUntil(time, now);
}

function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}
