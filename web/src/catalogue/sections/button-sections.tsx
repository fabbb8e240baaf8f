import { Check, Flame, Heart, Menu, Pencil, Plus, Sun, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../lib/ui/badge.tsx';
import { Button } from '../../lib/ui/button.tsx';
import type { ButtonVariant } from '../../lib/ui/button-class.ts';
import { Card } from '../../lib/ui/card.tsx';
import { Chip } from '../../lib/ui/chip.tsx';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Basics',
    title: 'Button',
    Example: Buttons,
  },
  {
    group: 'Basics',
    title: 'Icon button',
    Example: IconButtons,
  },
  {
    group: 'Basics',
    title: 'Chip',
    Example: Chips,
  },
  {
    group: 'Basics',
    title: 'Badge',
    Example: Badges,
  },
  {
    group: 'Basics',
    title: 'Card',
    Example: Cards,
  },
];

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

function IconButtons() {
  return (
    <Specimens>
      <Specimen name="at rest: each has a name, 44 px to press">
        <div className="flex gap-2">
          <IconButton label="Menu" icon={<Menu size={24} aria-hidden="true" />} />
          <IconButton label="Edit Poha" icon={<Pencil size={20} aria-hidden="true" />} />
          <IconButton label="Close" icon={<X size={22} aria-hidden="true" />} />
        </div>
      </Specimen>
      <Specimen name="disabled">
        <IconButton
          label="Add Poha to Favorites"
          icon={<Heart size={20} aria-hidden="true" />}
          disabled
        />
      </Specimen>
    </Specimens>
  );
}

const categories = ['All', 'Thalis & Meals', 'Breakfast & Tiffin', 'Snacks', 'Drinks'];

function Chips() {
  const [selected, setSelected] = useState('All');
  return (
    <Specimens>
      <Specimen name="one of several, in a strip that scrolls">
        <div className="strip gap-2 p-1">
          {categories.map((name) => (
            <Chip key={name} isSelected={name === selected} onClick={() => setSelected(name)}>
              {name}
            </Chip>
          ))}
        </div>
      </Specimen>
      <Specimen name="with icon: not pressed, pressed">
        <div className="flex flex-wrap gap-2">
          <Chip isSelected={false} icon={<Sun size={16} aria-hidden="true" />}>
            Lunch
          </Chip>
          <Chip isSelected icon={<Sun size={16} aria-hidden="true" />}>
            Lunch
          </Chip>
        </div>
      </Specimen>
    </Specimens>
  );
}

const tones: BadgeTone[] = ['neutral', 'accent', 'leaf', 'chilli', 'steel'];

function Badges() {
  return (
    <Specimens>
      {tones.map((tone) => (
        <Specimen key={tone} name={tone}>
          <div className="flex flex-wrap gap-2">
            <Badge tone={tone}>Lunch</Badge>
            <Badge tone={tone} icon={<Flame size={13} aria-hidden="true" />}>
              Spicy
            </Badge>
          </div>
        </Specimen>
      ))}
    </Specimens>
  );
}

function Cards() {
  return (
    <Specimens>
      <Specimen name="a raised piece of paper">
        <Card className="p-4">
          <h4 className="font-bold">Breakfast & Tiffin</h4>
          <p className="mt-1 text-sm text-ink-soft">6 dishes, served from 7 to 11 am</p>
        </Card>
      </Specimen>
      <Specimen name="with a list, edge to edge">
        <Card className="divide-y divide-line overflow-hidden">
          {['Poha', 'Upma', 'Sabudana Khichdi'].map((dish) => (
            <p key={dish} className="px-4 py-3">
              {dish}
            </p>
          ))}
        </Card>
      </Specimen>
    </Specimens>
  );
}
