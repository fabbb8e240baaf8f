import { useEffect, useEffectEvent } from 'react';
import { OneTimeCode } from '../parts/one-time-code.tsx';
import { type Person, useRequestPinCode } from './use-team.ts';

interface PinCodeDialogProps {
  vendorId: string;
  person: Person;
  onClose: () => void;
}

/** The code that lets a person set a PIN on a device of the mess. Rule: team-3 */
export function PinCodeDialog({ vendorId, person, onClose }: PinCodeDialogProps) {
  const { data: code, error, isPending, mutate } = useRequestPinCode(vendorId);
  const requestCode = useEffectEvent(() => mutate(person));
  useEffect(() => requestCode(), []);
  return (
    <OneTimeCode
      title={`PIN for ${person.name}`}
      description="On a kitchen or counter device: open the keypad, choose the name, and tap ‘Set a PIN with a code’."
      {...{ code, error, isPending, onClose }}
      onRenew={() => mutate(person)}
    />
  );
}
