import { TableCloth } from '../../lib/ui/marks/table-cloth.tsx';

/** The plates behind the page. The top is transparent, because the header would cut a plate off. */
export function FadedCloth({ className }: { className: string }) {
  return (
    <div className="absolute inset-0 -z-10 [mask-image:linear-gradient(to_bottom,transparent,black_6rem)]">
      <TableCloth className={className} />
    </div>
  );
}
