import { formatDeviceCode } from '@thali/shared/kitchen/device-code';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { countdownText } from '../kitchen-devices/device-texts.ts';
import { type Person, useRequestPinCode } from './use-team.ts';

interface PinCodeDialogProps {
  vendorId: string;
  person: Person;
  onClose: () => void;
}

/** The code that lets a person set a PIN on a device of the mess. Rule: team-3 */
export function PinCodeDialog({ vendorId, person, onClose }: PinCodeDialogProps) {
  const { data: code, error, isPending, mutate } = useRequestPinCode(vendorId);
  const now = useNow(1000);
  const requestCode = useEffectEvent(() => mutate(person));
  useEffect(() => requestCode(), []);
  const isExpired = code !== undefined && now >= code.endsAt;
  const failure = error ? failureText(error, 'Could not make a code.') : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`PIN for ${person.name}`}
      description="On a kitchen or counter device: open the keypad, choose the name, and tap ‘Set a PIN with a code’."
      size="small"
    >
      <div role="status" className="flex flex-col gap-4 text-center">
        {failure || isExpired ? (
          <>
            <FormFailure text={failure ?? 'This code has expired.'} />
            <Button isFullWidth isBusy={isPending} onClick={() => mutate(person)}>
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
