import { useEffect, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import * as texts from '../session-texts.ts';

interface TimeoutDialogProps {
  /** Epoch milliseconds of the logout, or undefined once the logout runs. */
  endsAt: number | undefined;
  onStay: () => void;
  onLogOut: () => void;
}

/** The warning before an automatic logout. Rule: sessions-6 */
export function TimeoutDialog({ endsAt, onStay, onLogOut }: TimeoutDialogProps) {
  const seconds = useSecondsUntil(endsAt);
  return (
    <Dialog
      isOpen
      onClose={onStay}
      isBusy={endsAt === undefined}
      title={texts.timeoutWarning}
      description={
        endsAt === undefined ? (
          texts.loggingOut
        ) : (
          <>
            {texts.inactiveLoggedOutIn}
            <strong className="whitespace-nowrap text-ink tabular-nums">
              {secondsText(seconds)}
            </strong>
            .
          </>
        )
      }
      size="small"
    >
      <p aria-live="assertive" className="sr-only">
        {endsAt !== undefined && spokenCountdown(seconds)}
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onLogOut} disabled={endsAt === undefined}>
          {texts.logOutNow}
        </Button>
        <Button onClick={onStay} disabled={endsAt === undefined} data-autofocus>
          {texts.stayLoggedIn}
        </Button>
      </div>
    </Dialog>
  );
}

function secondsText(seconds: number): string {
  return seconds === 1 ? texts.oneSecond : texts.seconds(seconds);
}

function useSecondsUntil(endsAt: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

const milestones = [5, 10, 30];

/**
 * The countdown for a screen reader. Names only a few figures, because one announcement each second would leave no time
 * to act.
 */
export function spokenCountdown(seconds: number): string {
  const milestone = milestones.find((mark) => seconds <= mark);
  return milestone && seconds > 0 ? texts.secondsLeft(milestone) : '';
}
