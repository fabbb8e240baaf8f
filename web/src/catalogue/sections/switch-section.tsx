import { type ComponentProps, useState } from 'react';
import { Switch } from '../../lib/ui/switch.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Example() {
  return (
    <Specimens>
      <Specimen name="On">
        <Live label="Taking orders" startsOn />
      </Specimen>
      <Specimen name="Off, with a description">
        <Live label="Guest checkout" description="Customers order without an account" />
      </Specimen>
      <Specimen name="Busy">
        <Live label="Taking orders" description="Being saved" startsOn isBusy />
        <Live label="Guest checkout" isBusy />
      </Specimen>
      <Specimen name="Disabled">
        <Live label="Taking orders" description="Only the owner may change this" isDisabled />
        <Live label="Guest checkout" startsOn isDisabled />
      </Specimen>
      <Specimen name="Long text">
        <Live
          label="Tell the kitchen by a sound and by a notification when an order comes in"
          description="The sound plays on each device that has the dashboard open, even while another tab is in front of it."
          startsOn
        />
      </Specimen>
    </Specimens>
  );
}

type LiveProps = Omit<ComponentProps<typeof Switch>, 'isOn' | 'onChange'> & { startsOn?: boolean };

function Live({ startsOn = false, ...rest }: LiveProps) {
  const [isOn, setOn] = useState(startsOn);
  return <Switch {...rest} isOn={isOn} onChange={setOn} />;
}

export const section = { group: 'Forms', title: 'Switch', Example } satisfies CatalogueSection;
