import { Search } from 'lucide-react';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
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

export const section = { group: 'Forms', title: 'Text field', Example } satisfies CatalogueSection;
