import type { CatalogueSection } from '../catalogue-section.ts';
import { TokenBoxes } from '../token-boxes.tsx';

function Elevation() {
  return <TokenBoxes prefix="--shadow-" styleOf={(property) => ({ boxShadow: property })} />;
}

export const section: CatalogueSection = {
  group: 'Basics',
  title: 'Elevation',
  Example: Elevation,
};
