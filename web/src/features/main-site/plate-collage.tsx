import { DishPicture } from '../../ui/dish-picture.tsx';

/** Five dishes of the demo mess, laid out like a table that is being set. */
export function PlateCollage() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto grid w-full max-w-md grid-cols-6 grid-rows-[repeat(6,minmax(0,1fr))] gap-3 aspect-square lg:max-w-none"
    >
      <Plate name="Veg thali" image="veg-thali" className="col-span-4 row-span-4" />
      <Plate name="Masala dosa" image="masala-dosa" className="col-span-2 row-span-2" />
      <Plate name="Gulab jamun" image="gulab-jamun" className="col-span-2 row-span-2" />
      <Plate name="Filter coffee" image="filter-coffee" className="col-span-2 row-span-2" />
      <Plate name="Chicken biryani" image="chicken-biryani" className="col-span-2 row-span-2" />
      <Plate name="Pav bhaji" image="pav-bhaji" className="col-span-2 row-span-2" />
    </div>
  );
}

function Plate({ name, image, className }: { name: string; image: string; className: string }) {
  return (
    <div className={`overflow-hidden rounded-card shadow-mid ${className}`}>
      <DishPicture name={name} image={`/demo/${image}.svg`} isEager className="size-full" />
    </div>
  );
}
