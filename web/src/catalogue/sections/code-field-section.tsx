import { type ComponentProps, useState } from 'react';
import { CodeField } from '../../lib/ui/code-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  const [complete, setComplete] = useState('');
  return (
    <Specimens>
      <Specimen name="Default">
        <Live
          label="Verification code"
          hint={complete === '' ? 'We sent it to +91 98765 43210' : `Complete: ${complete}`}
          onComplete={setComplete}
        />
      </Specimen>
      <Specimen name="Half filled">
        <Live label="Verification code" start="481" />
      </Specimen>
      <Specimen name="Error">
        <Live label="Verification code" start="481516" error="That code is not right" />
      </Specimen>
      <Specimen name="Disabled">
        <Live label="Verification code" start="481516" isDisabled />
      </Specimen>
    </Specimens>
  );
}

type LiveProps = Omit<ComponentProps<typeof CodeField>, 'value' | 'onChange'> & { start?: string };

function Live({ start = '', ...rest }: LiveProps) {
  const [code, setCode] = useState(start);
  return <CodeField {...rest} value={code} onChange={setCode} />;
}

export const section = { group: 'Forms', title: 'Code field', Example } satisfies CatalogueSection;
