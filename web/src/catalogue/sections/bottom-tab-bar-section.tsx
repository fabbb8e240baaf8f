import { ClipboardList, Heart, ShoppingBag, UserRound, UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { type BottomTab, BottomTabBar } from '../../lib/ui/bottom-tab-bar.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

type SampleTab = 'menu' | 'orders' | 'favorites' | 'cart' | 'profile';

const tabs: BottomTab<SampleTab>[] = [
  { label: 'Menu', Icon: UtensilsCrossed, id: 'menu' },
  { label: 'Orders', Icon: ClipboardList, id: 'orders' },
  { label: 'Favorites', Icon: Heart, id: 'favorites' },
  { label: 'Cart', Icon: ShoppingBag, id: 'cart', unit: 'items' },
  { label: 'Profile', Icon: UserRound, id: 'profile' },
];

function BottomTabBars() {
  const [active, setActive] = useState<SampleTab>('menu');
  return (
    <Specimens className="sm:grid-cols-[24rem]">
      <Specimen name="current, badge, disabled with its reason">
        {/* A bar of the screen: a transformed box is the screen of what is in it. */}
        <div className="relative h-32 transform-[translate(0)] overflow-hidden rounded-card border border-line bg-paper">
          <BottomTabBar
            label="Main, sample"
            tabs={tabs}
            active={active}
            onSelect={setActive}
            counts={{ cart: 3 }}
            lockOf={({ id, label }) =>
              id === 'favorites' || id === 'profile' ? `${label}: sign in first` : undefined
            }
          />
        </div>
      </Specimen>
    </Specimens>
  );
}

export const section = {
  group: 'Navigation',
  title: 'Bottom tab bar',
  Example: BottomTabBars,
} satisfies CatalogueSection;
