import { useState } from 'react';
import { QuantityStepper } from '../../lib/ui/quantity-stepper.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  return (
    <Specimens>
      <Specimen name="One: less of it removes it">
        <Live start={1} />
      </Specimen>
      <Specimen name="Some">
        <Live start={12} />
      </Specimen>
      <Specimen name="As many as there may be">
        <Live start={100} />
      </Specimen>
      <Specimen name="As wide as its place">
        <Live start={2} className="w-full" />
      </Specimen>
    </Specimens>
  );
}

function Live({ start, className = '' }: { start: number; className?: string }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <QuantityStepper
      name="Masala Dosa"
      quantity={quantity}
      max={100}
      onChange={(next) => setQuantity(Math.max(1, next))}
      className={className}
    />
  );
}

export const section = {
  group: 'Forms',
  title: 'Quantity stepper',
  Example,
} satisfies CatalogueSection;
