import { useState } from 'react';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { Select } from '../../lib/ui/select.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const options = [
  { value: 'all', label: 'Any meal' },
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  {
    value: 'long',
    label: 'Everything from the tandoor, the tawa and the grill, all day and every day of the week',
  },
] as const;

type Meal = (typeof options)[number]['value'];

function Example() {
  const [meal, setMeal] = useState<Meal>('all');
  const common = { options, value: meal, onChange: setMeal };
  return (
    <Specimens>
      <Specimen name="Default">
        <Select label="Meal" {...common} />
      </Specimen>
      <Specimen name="Hint">
        <Select label="Meal" hint="When the dish is served" isOptional {...common} />
      </Specimen>
      <Specimen name="Error">
        <Select label="Meal" error="Please choose a meal" {...common} />
      </Specimen>
      <Specimen name="Disabled">
        <Select label="Meal" disabled {...common} />
      </Specimen>
      <Specimen name="Busy">
        <Select label="Meal" isBusy {...common} />
      </Specimen>
      <Specimen name="Long text">
        <Select label="Meal" options={options} value="long" onChange={setMeal} />
      </Specimen>
      <Specimen name="Pill">
        <div className="flex">
          <PillSelect aria-label="Meal, as a pill" {...common} />
        </div>
      </Specimen>
      <Specimen name="Pill, disabled">
        <div className="flex">
          <PillSelect aria-label="Meal, as a pill that is disabled" disabled {...common} />
        </div>
      </Specimen>
    </Specimens>
  );
}

export const section = { group: 'Forms', title: 'Select', Example } satisfies CatalogueSection;
