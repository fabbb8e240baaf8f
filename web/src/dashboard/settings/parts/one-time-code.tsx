import { formatDeviceCode } from '@thali/shared/kitchen/device-code';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { countdownText } from '../kitchen-devices/device-texts.ts';

interface OneTimeCodeProps {
  title: string;
  description: string;
  code: { code: string; endsAt: Date } | undefined;
  error: Error | null;
  isPending: boolean;
  onRenew: () => void;
  onClose: () => void;
}

/** A code that another person or device types. It works once, until its time is over. */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { title, description, code, error, isPending, onRenew, onClose } = props;
  const now = useNow(1000);
  const isExpired = code !== undefined && now >= code.endsAt;
  const failure = error ? failureText(error, 'Could not make a code.') : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} size="small">
      <div role="status" className="flex flex-col gap-4 text-center">
        {failure || isExpired ? (
          <>
            <FormFailure text={failure ?? 'This code has expired.'} />
            <Button isFullWidth isBusy={isPending} onClick={onRenew}>
              New Code
            </Button>
          </>
        ) : code ? (
          <>
            <p className="text-3xl font-bold tracking-wider tabular-nums">
              {formatDeviceCode(code.code)}
            </p>
            {/* Hidden from screen readers, because the text changes every second. */}
            <p aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
              Works once. Expires in {countdownText(code.endsAt, now)}.
            </p>
          </>
        ) : (
          <Skeleton className="mx-auto h-10 w-56" />
        )}
        <Button variant="secondary" isFullWidth onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
