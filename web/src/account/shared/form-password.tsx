import {
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { PasswordField } from '../../lib/ui/password-field.tsx';

interface FormPasswordProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPathByValue<V, string>;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password among the fields of a form; typing takes the form's errors away. */
export function FormPassword<V extends FieldValues>(props: FormPasswordProps<V>) {
  const { form, name, label, hint, autoComplete } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <PasswordField
      {...field}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      onChange={(text) => {
        field.onChange(text);
        form.clearErrors();
      }}
      error={fieldState.error?.message}
    />
  );
}
