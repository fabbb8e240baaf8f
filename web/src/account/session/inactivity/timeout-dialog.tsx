import { useEffect, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';

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
      title="Session Timeout Warning"
      description={
        endsAt === undefined ? (
          'Logging out...'
        ) : (
          <>
            You have been inactive. You will be logged out in{' '}
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
          Log Out Now
        </Button>
        <Button onClick={onStay} disabled={endsAt === undefined} data-autofocus>
          Stay Logged In
        </Button>
      </div>
    </Dialog>
  );
}

function secondsText(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
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
  return milestone && seconds > 0 ? `${milestone} seconds left` : '';
}
