import { useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { DatePicker } from '../../lib/ui/date-picker/date-picker.tsx';
import { Select } from '../../lib/ui/select.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { Switch } from '../../lib/ui/switch.tsx';
import { TextArea } from '../../lib/ui/text-area.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { OpenByButton } from '../open-by-button.tsx';

export const sections: CatalogueSection[] = [
  { group: 'Overlays', title: 'Sheet', Example: SheetExamples },
];

const categories = [
  { value: 'meals', label: 'Meals' },
  { value: 'snacks', label: 'Snacks' },
];

function SheetExamples() {
  return (
    <div className="flex flex-wrap gap-3">
      <OpenByButton label="With a form">
        {(overlay) => (
          <Sheet
            {...overlay}
            title="Edit item"
            description="Customers see it at once"
            footer={
              <div className="flex justify-end gap-2">
                <Button variant="secondary" onClick={overlay.onClose}>
                  Cancel
                </Button>
                <Button onClick={overlay.onClose}>Save</Button>
              </div>
            }
          >
            <ItemForm />
          </Sheet>
        )}
      </OpenByButton>
      <OpenByButton label="A short one">
        {(overlay) => (
          <Sheet {...overlay} title="Order 7F3A2C">
            <p>On a desk it is as high as the window, on a phone only as high as it must be.</p>
          </Sheet>
        )}
      </OpenByButton>
    </div>
  );
}

function ItemForm() {
  const [category, setCategory] = useState('meals');
  const [isAvailable, setAvailable] = useState(true);
  const [day, setDay] = useState<string>();
  return (
    <form onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
      <TextField label="Name" defaultValue="South Indian Thali" />
      <TextArea label="Description" isOptional />
      <Select label="Category" options={categories} value={category} onChange={setCategory} />
      <DatePicker label="On the menu from" isOptional value={day} onChange={setDay} />
      <Switch label="Available" isOn={isAvailable} onChange={setAvailable} />
      <TextField label="Price" inputMode="decimal" defaultValue="180.00" />
      <TextField label="Served at" defaultValue="Counter 2" />
    </form>
  );
}
