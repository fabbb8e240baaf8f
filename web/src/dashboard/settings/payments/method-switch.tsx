import { failureText } from '../../../lib/api/failure-text.ts';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { type Methods, useSetMethods } from './use-payment-settings.ts';

interface MethodSwitchProps {
  vendorId: string;
  label: string;
  isOn: boolean;
  changeTo: (isOn: boolean) => Methods;
}

/** Switches a payment method on or off for guests. Rule: pay-8 */
export function MethodSwitch({ vendorId, label, isOn, changeTo }: MethodSwitchProps) {
  const { mutate, isPending, error } = useSetMethods(vendorId);
  return (
    <div>
      <Switch
        label={label}
        isOn={isPending ? !isOn : isOn}
        isBusy={isPending}
        onChange={(next) => mutate(changeTo(next), { onSuccess: () => showToast(settingUpdated) })}
      />
      <FormFailure
        text={error ? failureText(error, 'Could not change how guests pay.') : undefined}
      />
    </div>
  );
}
