import { useState } from 'react';
import { Checkbox } from '../../lib/ui/checkbox.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const dishes = ['Masala Dosa', 'Idli Sambar', 'Filter Coffee'];

function Example() {
  return (
    <Specimens>
      <Specimen name="Some of them, all of them">
        <SomeOfThem />
      </Specimen>
      <Specimen name="With a hint">
        <Checkbox label="Vegetarian" hint="Shows the green mark" defaultChecked />
      </Specimen>
      <Specimen name="Error">
        <Checkbox label="I accept the terms" error="Please accept the terms" />
      </Specimen>
      <Specimen name="Disabled">
        <Checkbox label="Available" disabled />
        <Checkbox label="Available on Sundays" disabled defaultChecked />
        <Checkbox label="Available on some days" disabled isIndeterminate />
      </Specimen>
      <Specimen name="Hidden label">
        <Checkbox label="Select Masala Dosa" isLabelHidden defaultChecked />
      </Specimen>
      <Specimen name="Long text">
        <Checkbox label="I have read how orders, refunds and personal data are handled, and I agree to all of it on behalf of my kitchen" />
      </Specimen>
    </Specimens>
  );
}

function SomeOfThem() {
  const [chosen, setChosen] = useState<readonly string[]>(dishes.slice(0, 2));
  const isAll = chosen.length === dishes.length;
  return (
    <>
      <Checkbox
        label="All dishes"
        checked={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : dishes)}
      />
      {dishes.map((dish) => (
        <Checkbox
          key={dish}
          label={dish}
          className="pl-6"
          checked={chosen.includes(dish)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, dish] : chosen.filter((one) => one !== dish))
          }
        />
      ))}
    </>
  );
}

export const section = { group: 'Forms', title: 'Checkbox', Example } satisfies CatalogueSection;
