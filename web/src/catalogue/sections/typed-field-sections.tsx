import { Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { PhoneField } from '../../lib/phone/phone-field.tsx';
import { CodeField } from '../../lib/ui/code-field.tsx';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { PasswordField } from '../../lib/ui/password-field.tsx';
import { TextArea } from '../../lib/ui/text-area.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  { group: 'Forms', title: 'Code field', Example: CodeFieldExamples },
  {
    group: 'Forms',
    title: 'Password field',
    Example: PasswordFieldExamples,
  },
  { group: 'Forms', title: 'Phone field', Example: PhoneFieldExamples },
  { group: 'Forms', title: 'Text area', Example: TextAreaExamples },
  { group: 'Forms', title: 'Text field', Example: TextFieldExamples },
];

function CodeFieldExamples() {
  const [complete, setComplete] = useState('');
  return (
    <Specimens>
      <Specimen name="Default">
        <LiveCodeField
          label="Verification code"
          hint={complete === '' ? 'We sent it to +91 98765 43210' : `Complete: ${complete}`}
          onComplete={setComplete}
        />
      </Specimen>
      <Specimen name="Half filled">
        <LiveCodeField label="Verification code" start="481" />
      </Specimen>
      <Specimen name="Error">
        <LiveCodeField label="Verification code" start="481516" error="That code is not right" />
      </Specimen>
      <Specimen name="Disabled">
        <LiveCodeField label="Verification code" start="481516" isDisabled />
      </Specimen>
    </Specimens>
  );
}

type LiveCodeFieldProps = Omit<ComponentProps<typeof CodeField>, 'value' | 'onChange'> & {
  start?: string;
};

function LiveCodeField({ start = '', ...rest }: LiveCodeFieldProps) {
  const [code, setCode] = useState(start);
  return <CodeField {...rest} value={code} onChange={setCode} />;
}

function PasswordFieldExamples() {
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

function PhoneFieldExamples() {
  return (
    <Specimens>
      <Specimen name="Empty">
        <LivePhoneField label="Phone" national="" />
      </Specimen>
      <Specimen name="A possible number">
        <LivePhoneField label="Phone" national="98765 43210" />
      </Specimen>
      <Specimen name="Error">
        <LivePhoneField label="Phone" national="98765" error="Please enter a valid phone number" />
      </Specimen>
      <Specimen name="Another country">
        <LivePhoneField label="Phone" countryCode="AE" national="50 123 4567" />
      </Specimen>
    </Specimens>
  );
}

type LivePhoneFieldProps = Omit<ComponentProps<typeof PhoneField>, 'value' | 'onChange'> & {
  countryCode?: string;
  national: string;
};

function LivePhoneField({ countryCode = 'IN', national, ...rest }: LivePhoneFieldProps) {
  const [phone, setPhone] = useState({ countryCode, national });
  return <PhoneField {...rest} value={phone} onChange={setPhone} />;
}

function TextAreaExamples() {
  return (
    <Specimens>
      <Specimen name="Empty, optional">
        <TextArea label="Special Instructions" isOptional placeholder="Less spicy, no onion..." />
      </Specimen>
      <Specimen name="Filled, with a hint">
        <TextArea
          label="Description"
          defaultValue="Cottage cheese in a mild gravy of tomatoes and cream, with two rotis."
          hint="Guests read it below the name"
        />
      </Specimen>
      <Specimen name="Error">
        <TextArea label="Reason" error="Please say why" />
      </Specimen>
      <Specimen name="Disabled">
        <TextArea label="Note of the customer" defaultValue="No coriander, please" disabled />
      </Specimen>
    </Specimens>
  );
}

function TextFieldExamples() {
  return (
    <Specimens>
      <Specimen name="Empty, with a placeholder">
        <TextField label="Name" placeholder="As the kitchen should call it out" />
      </Specimen>
      <Specimen name="Filled, with a hint">
        <TextField
          label="Item name"
          defaultValue="Paneer Butter Masala"
          hint="At most 80 characters"
        />
      </Specimen>
      <Specimen name="Optional">
        <TextField label="Email" type="email" isOptional />
      </Specimen>
      <Specimen name="Error">
        <TextField label="Email" defaultValue="anita@" error="Please enter a valid email address" />
      </Specimen>
      <Specimen name="Disabled">
        <TextField label="Login email" defaultValue="vendor@demo.example" disabled />
      </Specimen>
      <Specimen name="With a button at the end">
        <TextField
          label="Find"
          defaultValue="thali"
          trailing={<IconButton label="Find" icon={<Search size={20} aria-hidden="true" />} />}
        />
      </Specimen>
      <Specimen name="Long text">
        <TextField
          label="A label so long that it runs over into a second line on a phone or in a narrow column"
          defaultValue="Rajasthani dal baati churma with garlic chutney and a glass of buttermilk"
          hint="A hint may be long as well: it stands below the field and wraps as often as it must."
        />
      </Specimen>
    </Specimens>
  );
}
