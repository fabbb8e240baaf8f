import {
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { PasswordField } from '../ui/password-field.tsx';

interface FormPasswordProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPathByValue<V, string>;
  label?: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password among the fields of a form. */
export function FormPassword<V extends FieldValues>({ form, name, ...rest }: FormPasswordProps<V>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return <PasswordField {...field} {...rest} error={fieldState.error?.message} />;
}
