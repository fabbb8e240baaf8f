import { setPin } from '@thali/shared/team/device-team.contract';
import type { ComponentProps } from 'react';
import { Controller } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Select } from '../../../lib/ui/select.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { kitchenCall } from '../kitchen-call.ts';
import * as texts from './person-texts.ts';
import { useDeviceTeam } from './use-device-team.ts';

/** Sets a person's PIN with a code from Settings, Team. Rule: team-3 */
export function SetPinForm({ onDone }: { onDone: () => void }) {
  const reading = useDeviceTeam();
  return (
    <Loaded reading={reading} isSection loading={<Skeleton className="h-64 w-full" />}>
      {({ people }) => <Fields people={people} onDone={onDone} />}
    </Loaded>
  );
}

interface FieldsProps {
  people: readonly { id: string; name: string }[];
  onDone: () => void;
}

function Fields({ people, onDone }: FieldsProps) {
  const form = useContractForm(setPin, {
    defaultValues: { personId: people[0]?.id ?? '', code: '', pin: '', again: '' },
    toBody: ({ again: _, ...values }) => values,
    check: ({ pin, again }) => ({ again: pin === again ? undefined : texts.pinsDiffer }),
    send: (body) => kitchenCall('PUT /kitchen-devices/me/pin', { body, quiet: true }),
    onSent: ({ person: { name } }) => {
      showToast({ kind: 'success', title: texts.pinIsSet(name) });
      onDone();
    },
    failedField: (error) =>
      error instanceof ApiError && error.code === 'PIN_TOO_SIMPLE' ? 'pin' : 'code',
    failureMessage: texts.didNotWorkRetry,
    isGuarded: false,
  });
  return (
    <Form
      form={form}
      actions={
        <SubmitButton form={form} size="large" isFullWidth>
          {texts.savePin}
        </SubmitButton>
      }
    >
      <Controller
        control={form.control}
        name="personId"
        render={({ field }) => (
          <Select
            label={texts.name}
            value={field.value}
            onChange={field.onChange}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      />
      <TextField
        label={texts.code}
        hint={texts.whereCode}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="tracking-wider uppercase"
        {...form.field('code')}
      />
      <PinField label={texts.newPin} {...form.field('pin')} hint={texts.pinHint} />
      <PinField label={texts.pinAgain} {...form.field('again')} />
    </Form>
  );
}

function PinField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField type="password" inputMode="numeric" autoComplete="off" maxLength={6} {...props} />
  );
}
