import { TableCloth } from '../../lib/ui/marks/table-cloth.tsx';

/** The table cloth below the header. Fades in, so that the header does not cut a plate in two. */
export function FadedCloth({ className }: { className: string }) {
  return (
    <div className="absolute inset-0 -z-10 [mask-image:linear-gradient(to_bottom,transparent,black_6rem)]">
      <TableCloth className={className} />
    </div>
  );
}
