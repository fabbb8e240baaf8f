import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { VendorSign } from '../../../lib/ui/vendor-sign.tsx';
import type { Mess } from '../mess.ts';

/** Up to three plates with today's dishes, or the mess's logo if no dish has a picture. */
export function DishTable({ mess, dishes }: { mess: Mess; dishes: MenuItem[] }) {
  const [first, second, third] = dishes.filter(({ image }) => image !== null);
  if (!first) {
    return (
      <div className="hidden justify-center lg:flex">
        <VendorSign name={mess.displayName} logoUrl={mess.logoUrl} size="huge" />
      </div>
    );
  }
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-full max-w-84 lg:max-w-md xl:max-w-lg"
    >
      <Plate dish={first} className="inset-[9%] p-2.5" />
      {second && <Plate dish={second} className="right-0 bottom-0 size-[38%] p-1.5" />}
      {third && <Plate dish={third} className="top-0 left-0 size-[32%] p-1.5" />}
    </div>
  );
}

function Plate({ dish, className }: { dish: MenuItem; className: string }) {
  return (
    <div className={`absolute rounded-full bg-surface shadow-high ring-1 ring-line ${className}`}>
      <DishPicture image={dish.image} isEager className="size-full overflow-hidden rounded-full" />
    </div>
  );
}
