import { type ComponentProps, useState } from 'react';
import { PhoneField } from '../../lib/phone/phone-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  return (
    <Specimens>
      <Specimen name="Empty">
        <Live label="Phone" national="" />
      </Specimen>
      <Specimen name="A possible number">
        <Live label="Phone" national="98765 43210" />
      </Specimen>
      <Specimen name="Error">
        <Live label="Phone" national="98765" error="Please enter a valid phone number" />
      </Specimen>
      <Specimen name="Another country">
        <Live label="Phone" countryCode="AE" national="50 123 4567" />
      </Specimen>
    </Specimens>
  );
}

type LiveProps = Omit<ComponentProps<typeof PhoneField>, 'value' | 'onChange'> & {
  countryCode?: string;
  national: string;
};

function Live({ countryCode = 'IN', national, ...rest }: LiveProps) {
  const [phone, setPhone] = useState({ countryCode, national });
  return <PhoneField {...rest} value={phone} onChange={setPhone} />;
}

export const section = { group: 'Forms', title: 'Phone field', Example } satisfies CatalogueSection;
