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
  /** The default is a new password. */
  autoComplete?: 'current-password';
}

/** A password among the fields of a form. */
export function FormPassword<V extends FieldValues>(props: FormPasswordProps<V>) {
  const { form, name, autoComplete = 'new-password', ...rest } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error?.message;
  return <PasswordField {...field} {...rest} autoComplete={autoComplete} error={error} />;
}
