import { Banknote, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../lib/ui/badge.tsx';
import { type RadioCard, RadioCards } from '../../lib/ui/radio-cards.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  { group: 'Forms', title: 'Radio cards', Example: RadioCardsExamples },
];

type Way = 'cash' | 'online';

const cash: RadioCard<Way> = {
  value: 'cash',
  label: 'Cash on Delivery',
  icon: <Banknote size={20} aria-hidden="true" />,
};
const online: RadioCard<Way> = {
  value: 'online',
  label: 'Online Payment',
  icon: <CreditCard size={20} aria-hidden="true" />,
};

const described: RadioCard<Way>[] = [
  { value: 'cash', label: 'Open by hours', description: 'Opens and closes by itself' },
  {
    value: 'online',
    label: 'Closed until I say so',
    description:
      'Customers still see the menu, with a line that says that the kitchen takes no orders now.',
  },
];

function RadioCardsExamples() {
  return (
    <Specimens>
      <Specimen name="Default">
        <Live legend="Payment method" name="plain" cards={[cash, online]} />
      </Specimen>
      <Specimen name="One that is disabled, with a note">
        <Live
          legend="Payment method"
          name="disabled"
          cards={[cash, { ...online, isDisabled: true, note: <Badge>Coming Soon</Badge> }]}
        />
      </Specimen>
      <Specimen name="Descriptions, long text">
        <Live legend="Opening" name="described" cards={described} />
      </Specimen>
      <Specimen name="Error, none chosen">
        <Live
          legend="Payment method"
          name="error"
          cards={[cash, online]}
          start={undefined}
          error="Please choose how to pay"
        />
      </Specimen>
    </Specimens>
  );
}

interface LiveProps {
  legend: string;
  name: string;
  cards: RadioCard<Way>[];
  start?: Way | undefined;
  error?: string;
}

function Live({ legend, name, cards, error, ...rest }: LiveProps) {
  const [way, setWay] = useState<Way | undefined>('start' in rest ? rest.start : 'cash');
  return (
    <RadioCards
      legend={legend}
      name={`catalogue-${name}`}
      cards={cards}
      value={way}
      onChange={setWay}
      error={way === undefined ? error : undefined}
    />
  );
}
