import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';
import * as texts from './ui-texts.ts';

interface PasswordFieldProps
  extends Omit<
    ComponentProps<typeof TextField>,
    'label' | 'type' | 'value' | 'onChange' | 'trailing'
  > {
  label?: string;
  /** The field's name in the button, such as 'Show password'. */
  buttonName?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A password field with a button to show it. For a new password, set autoComplete="new-password". */
export function PasswordField({
  label = texts.password,
  buttonName = 'password',
  value,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      name="password"
      autoComplete="current-password"
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <IconButton
          label={texts.showOrHide(isShown, buttonName)}
          icon={<Icon size={20} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
