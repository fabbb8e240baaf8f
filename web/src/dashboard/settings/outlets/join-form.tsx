import { joinOutlet } from '@thali/shared/outlets/outlets.contract';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useJoinOutlet } from './use-outlet-changes.ts';

/** Adds a mess to this sign-in with a code of its owner. */
export function JoinForm({ onJoined }: { onJoined: () => void }) {
  const { mutateAsync } = useJoinOutlet();
  const form = useContractForm(joinOutlet, {
    defaultValues: { code: '' },
    send: (body) => mutateAsync(body),
    onSent: ({ outlets }) => {
      const name = outlets.at(-1)?.vendor.displayName ?? 'The outlet';
      showToast({ kind: 'success', title: `${name} is now in your outlets` });
      onJoined();
    },
    failureMessage: 'This did not work. Please try again.',
  });
  return (
    <SettingsSection
      title="Join an Outlet"
      description="The owner of the other mess makes a code in Settings, Outlets."
    >
      <Form form={form} actions={<SubmitButton form={form}>Join Outlet</SubmitButton>}>
        <TextField
          label="Code"
          hint="Ten letters and digits"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          {...form.field('code')}
        />
      </Form>
    </SettingsSection>
  );
}
