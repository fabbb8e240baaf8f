import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { useId } from 'react';
import { Card } from '../../../lib/ui/card.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { DishDay } from './dish-day.tsx';

interface DayMenuCardProps {
  vendorId: string;
  items: readonly MenuItem[];
  /** Whether the card starts closed, because an open card would push the dishes off a phone's screen. */
  isFolded?: boolean;
}

/** The contents of today's thali. Renders nothing if no dish changes daily. Rule: menu-29 */
export function DayMenuCard({ vendorId, items, isFolded = false }: DayMenuCardProps) {
  const titleId = useId();
  const dishes = items.filter((item) => item.contentsChangeDaily);
  if (dishes.length === 0) return null;
  const list = (
    <ul className="flex flex-col gap-5">
      {dishes.map((dish) => (
        <li key={dish.id}>
          <DishDay vendorId={vendorId} dish={dish} isOneOfMany={dishes.length > 1} />
        </li>
      ))}
    </ul>
  );
  if (!isFolded) return <Panel title="Today’s thali">{list}</Panel>;
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <details>
          <summary className="min-h-11 cursor-pointer px-5 py-2.5">
            <h3 id={titleId} className="inline font-bold">
              Today’s thali
            </h3>
          </summary>
          <div className="px-5 pb-5">{list}</div>
        </details>
      </section>
    </Card>
  );
}
