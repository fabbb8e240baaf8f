import { Check, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import type { ButtonVariant } from '../../lib/ui/button-class.ts';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

function Buttons() {
  return (
    <Specimens>
      {variants.map((variant) => (
        <Specimen key={variant} name={`${variant}: at rest, with icon, disabled, busy`}>
          <div className="flex flex-wrap gap-3">
            <Button variant={variant}>Save</Button>
            <Button variant={variant} icon={<IconOf variant={variant} />}>
              {variant === 'danger' ? 'Delete Dish' : 'Add Dish'}
            </Button>
            <Button variant={variant} disabled>
              Save
            </Button>
            <Button variant={variant} isBusy busyLabel="Saving...">
              Save
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="small, medium, large">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small">View</Button>
          <Button>Add to Cart</Button>
          <Button size="large">Place Order</Button>
        </div>
      </Specimen>
      <Specimen name="full width">
        <Button size="large" isFullWidth icon={<Check size={20} aria-hidden="true" />}>
          Confirm
        </Button>
      </Specimen>
    </Specimens>
  );
}

function IconOf({ variant }: { variant: ButtonVariant }) {
  const Icon = variant === 'danger' ? Trash2 : Plus;
  return <Icon size={18} aria-hidden="true" />;
}

export const section = {
  group: 'Basics',
  title: 'Button',
  Example: Buttons,
} satisfies CatalogueSection;
