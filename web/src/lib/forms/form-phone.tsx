import type { PhoneValue } from '@thali/shared/phone/phone-number';
import type { ComponentProps } from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { PhoneField } from '../phone/phone-field.tsx';

interface FormPhoneProps<V extends FieldValues>
  extends Pick<ComponentProps<typeof PhoneField>, 'label' | 'isRequired' | 'onBlur'> {
  form: UseFormReturn<V>;
  name: FieldPathByValue<V, PhoneValue>;
  onChange?: (phone: PhoneValue) => void;
}

/** A phone number among the fields of a form. */
export function FormPhone<V extends FieldValues>(props: FormPhoneProps<V>) {
  const { form, name, onChange, onBlur, ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <PhoneField
      {...field}
      {...rest}
      onChange={(phone) => {
        field.onChange(phone);
        onChange?.(phone);
      }}
      onBlur={() => {
        field.onBlur();
        onBlur?.();
      }}
      error={fieldState.error?.message}
    />
  );
}
