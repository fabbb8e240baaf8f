import { TableCloth } from '../../lib/ui/marks/table-cloth.tsx';

/** The table cloth below the header. Its pattern fades in, so the header's edge cuts no plate of it. */
export function FadedCloth({ className }: { className: string }) {
  return (
    <div className="absolute inset-0 -z-10 [mask-image:linear-gradient(to_bottom,transparent,black_6rem)]">
      <TableCloth className={className} />
    </div>
  );
}
