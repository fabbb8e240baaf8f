import { useState } from 'react';
import { PasswordField } from '../../lib/ui/password-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  const [password, setPassword] = useState('kadhi-chawal');
  const common = { value: password, onChange: setPassword };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Specimens>
        <Specimen name="Default">
          <PasswordField {...common} />
        </Specimen>
        <Specimen name="New, with a hint">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="At least 8 characters"
            {...common}
          />
        </Specimen>
        <Specimen name="Error">
          <PasswordField error="Password is too short" {...common} />
        </Specimen>
        <Specimen name="Disabled">
          <PasswordField disabled {...common} />
        </Specimen>
      </Specimens>
    </form>
  );
}

export const section = {
  group: 'Forms',
  title: 'Password field',
  Example,
} satisfies CatalogueSection;
