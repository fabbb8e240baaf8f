import { failureText } from '../../../lib/api/failure-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { settingUpdated } from '../setting-toasts.ts';
import { type Methods, useSetMethods } from './use-payment-settings.ts';

interface AcceptButtonProps {
  vendorId: string;
  methods: Methods;
  label: string;
}

/** Switches a payment method on for guests. Rule: pay-8 */
export function AcceptButton({ vendorId, methods, label }: AcceptButtonProps) {
  const { mutate, isPending, error } = useSetMethods(vendorId);
  return (
    <>
      <FormFailure
        text={error ? failureText(error, 'Could not change how guests pay.') : undefined}
      />
      <Button
        isBusy={isPending}
        busyLabel="Switching on..."
        onClick={() => mutate(methods, { onSuccess: () => showToast(settingUpdated) })}
        className="self-start"
      >
        {label}
      </Button>
    </>
  );
}
