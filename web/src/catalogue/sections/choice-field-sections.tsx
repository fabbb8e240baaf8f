import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../lib/ui/checkbox.tsx';
import { DatePicker } from '../../lib/ui/date-picker/date-picker.tsx';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { Select } from '../../lib/ui/select.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  { group: 'Forms', title: 'Checkbox', Example: CheckboxExamples },
  { group: 'Forms', title: 'Date picker', Example: DatePickerExamples },
  { group: 'Forms', title: 'Select', Example: SelectExamples },
];

const dishes = ['Masala Dosa', 'Idli Sambar', 'Filter Coffee'];

function CheckboxExamples() {
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

function DatePickerExamples() {
  return (
    <Specimens>
      <Specimen name="Empty">
        <LiveDatePicker label="From" />
      </Specimen>
      <Specimen name="Chosen">
        <LiveDatePicker label="Until" start="2026-11-21" />
      </Specimen>
      <Specimen name="Between two days, with a hint">
        <LiveDatePicker
          label="Pick-up day"
          start="2026-11-21"
          min="2026-11-18"
          max="2026-12-04"
          hint="From 18 November to 4 December"
        />
      </Specimen>
      <Specimen name="Error">
        <LiveDatePicker label="Closed on" error="Please choose a day" isOptional />
      </Specimen>
      <Specimen name="Disabled">
        <LiveDatePicker label="Settled on" start="2026-11-21" isDisabled />
      </Specimen>
      <Specimen name="Long text">
        <LiveDatePicker
          label="The first day on which the new menu is served at every counter"
          placeholder="Choose the day on which the new menu is to be served first"
        />
      </Specimen>
    </Specimens>
  );
}

type LiveDatePickerProps = Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange'> & {
  start?: string;
};

function LiveDatePicker({ start, ...rest }: LiveDatePickerProps) {
  const [day, setDay] = useState(start);
  return <DatePicker {...rest} value={day} onChange={setDay} />;
}

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

function SelectExamples() {
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
