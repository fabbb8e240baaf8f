import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { Panel } from '../../../lib/ui/panel.tsx';
import { DishDay } from './dish-day.tsx';

/** The contents of today's thali. Hidden if no dish changes daily. Rule: menu-29 */
export function DayMenuCard({ vendorId, items }: { vendorId: string; items: readonly MenuItem[] }) {
  const dishes = items.filter((item) => item.contentsChangeDaily);
  if (dishes.length === 0) return null;
  return (
    <Panel title="Today’s thali">
      <ul className="flex flex-col gap-5">
        {dishes.map((dish) => (
          <li key={dish.id}>
            <DishDay vendorId={vendorId} dish={dish} isOneOfMany={dishes.length > 1} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
