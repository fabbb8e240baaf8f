import { fullPhone } from '@thali/shared/phone/phone-number';
import { Controller, useForm } from 'react-hook-form';
import type { Codes } from '../../../lib/codes/use-codes.ts';
import { PhoneField } from '../../../lib/phone/phone-field.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { resolveBy } from '../../shared/resolve-by.ts';
import { SendCode } from '../../shared/send-code.tsx';
import { checkDetails, type Details } from '../check-details.ts';

interface DetailsFormProps {
  details: Details;
  codes: Codes;
  onDetails: (details: Details) => void;
  onSent: (isNew: boolean) => void;
}

/** Who it is, and where the code goes. */
export function DetailsForm({ details, codes, onDetails, onSent }: DetailsFormProps) {
  const form = useForm<Details>({
    defaultValues: details,
    resolver: resolveBy(checkDetails),
    // What was wrong is so until it is looked at again, with the next press of the button.
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const clear = () => form.clearErrors();

  const submit = form.handleSubmit((values) => {
    onDetails(values);
    codes.send(fullPhone(values.phone), onSent);
  });

  function goOnWithCode() {
    const values = form.getValues();
    onDetails(values);
    codes.assume(fullPhone(values.phone));
    onSent(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={80}
        {...form.register('name', { onChange: clear })}
        error={errors.name?.message}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            ref={field.ref}
            label="Phone number"
            name="phone"
            value={field.value}
            onChange={(phone) => {
              field.onChange(phone);
              clear();
            }}
            error={errors.phone?.message}
          />
        )}
      />
      <TextField
        label="Email"
        isOptional
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.register('email', { onChange: clear })}
        error={errors.email?.message}
      />
      <SendCode codes={codes} onHaveOne={goOnWithCode} />
    </form>
  );
}
