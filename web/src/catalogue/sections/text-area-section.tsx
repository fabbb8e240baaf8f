import { TextArea } from '../../lib/ui/text-area.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  return (
    <Specimens>
      <Specimen name="Empty, optional">
        <TextArea label="Special Instructions" isOptional placeholder="Less spicy, no onion …" />
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

export const section = { group: 'Forms', title: 'Text area', Example } satisfies CatalogueSection;
