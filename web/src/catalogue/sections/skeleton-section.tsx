import { Card } from '../../lib/ui/card.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen, Specimens } from '../specimen.tsx';

function Skeletons() {
  return (
    <Specimens>
      <Specimen name="lines of text on a card">
        <Card className="flex flex-col gap-3 p-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      </Specimen>
      <Specimen name="a picture on paper">
        <Skeleton className="aspect-video w-full rounded-card" />
      </Specimen>
      <Specimen name="round">
        <Skeleton className="size-16 rounded-full!" />
      </Specimen>
    </Specimens>
  );
}

export const section = {
  group: 'Feedback',
  title: 'Skeleton',
  Example: Skeletons,
} satisfies CatalogueSection;
