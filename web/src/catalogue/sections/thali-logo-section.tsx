import { ThaliLogo, ThaliMark } from '../../lib/ui/marks/thali-logo.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';

function Logo() {
  return (
    <div className="flex flex-wrap items-center gap-8">
      <ThaliLogo />
      {['size-6', 'size-9', 'size-16', 'size-24'].map((size) => (
        <ThaliMark key={size} className={size} />
      ))}
    </div>
  );
}

export const section: CatalogueSection = { group: 'Marks', title: 'Logo', Example: Logo };
