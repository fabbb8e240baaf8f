import { type ComponentProps, useState } from 'react';
import { QuantityStepper } from '../../lib/ui/quantity-stepper.tsx';
import { Switch } from '../../lib/ui/switch.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Forms',
    title: 'Quantity stepper',
    Example: QuantityStepperExamples,
  },
  { group: 'Forms', title: 'Switch', Example: SwitchExamples },
];

function QuantityStepperExamples() {
  return (
    <Specimens>
      <Specimen name="One: less of it removes it">
        <LiveQuantityStepper start={1} />
      </Specimen>
      <Specimen name="Some">
        <LiveQuantityStepper start={12} />
      </Specimen>
      <Specimen name="As many as there may be">
        <LiveQuantityStepper start={100} />
      </Specimen>
      <Specimen name="As wide as its place">
        <LiveQuantityStepper start={2} className="w-full" />
      </Specimen>
    </Specimens>
  );
}

function LiveQuantityStepper({ start, className = '' }: { start: number; className?: string }) {
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

function SwitchExamples() {
  return (
    <Specimens>
      <Specimen name="On">
        <LiveSwitch label="Taking orders" startsOn />
      </Specimen>
      <Specimen name="Off, with a description">
        <LiveSwitch label="Guest checkout" description="Customers order without an account" />
      </Specimen>
      <Specimen name="Busy">
        <LiveSwitch label="Taking orders" description="Being saved" startsOn isBusy />
        <LiveSwitch label="Guest checkout" isBusy />
      </Specimen>
      <Specimen name="Disabled">
        <LiveSwitch label="Taking orders" description="Only the owner may change this" isDisabled />
        <LiveSwitch label="Guest checkout" startsOn isDisabled />
      </Specimen>
      <Specimen name="Long text">
        <LiveSwitch
          label="Tell the kitchen by a sound and by a notification when an order comes in"
          description="The sound plays on each device that has the dashboard open, even while another tab is in front of it."
          startsOn
        />
      </Specimen>
    </Specimens>
  );
}

type LiveSwitchProps = Omit<ComponentProps<typeof Switch>, 'isOn' | 'onChange'> & {
  startsOn?: boolean;
};

function LiveSwitch({ startsOn = false, ...rest }: LiveSwitchProps) {
  const [isOn, setOn] = useState(startsOn);
  return <Switch {...rest} isOn={isOn} onChange={setOn} />;
}
