import type { CatalogueSection } from '../catalogue-section.ts';
import { TokenBoxes } from '../token-boxes.tsx';

function Corners() {
  return <TokenBoxes prefix="--radius-" styleOf={(property) => ({ borderRadius: property })} />;
}

export const section: CatalogueSection = { group: 'Basics', title: 'Corners', Example: Corners };
