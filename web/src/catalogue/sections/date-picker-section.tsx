import { type ComponentProps, useState } from 'react';
import { DatePicker } from '../../lib/ui/date-picker/date-picker.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  return (
    <Specimens>
      <Specimen name="Empty">
        <Live label="From" />
      </Specimen>
      <Specimen name="Chosen">
        <Live label="Until" start="2026-11-21" />
      </Specimen>
      <Specimen name="Between two days, with a hint">
        <Live
          label="Pick-up day"
          start="2026-11-21"
          min="2026-11-18"
          max="2026-12-04"
          hint="From 18 November to 4 December"
        />
      </Specimen>
      <Specimen name="Error">
        <Live label="Closed on" error="Please choose a day" isOptional />
      </Specimen>
      <Specimen name="Disabled">
        <Live label="Settled on" start="2026-11-21" isDisabled />
      </Specimen>
      <Specimen name="Long text">
        <Live
          label="The first day on which the new menu is served at every counter"
          placeholder="Choose the day on which the new menu is to be served first"
        />
      </Specimen>
    </Specimens>
  );
}

type LiveProps = Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange'> & { start?: string };

function Live({ start, ...rest }: LiveProps) {
  const [day, setDay] = useState(start);
  return <DatePicker {...rest} value={day} onChange={setDay} />;
}

export const section = { group: 'Forms', title: 'Date picker', Example } satisfies CatalogueSection;
