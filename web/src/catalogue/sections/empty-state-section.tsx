import { Plus } from 'lucide-react';
import { Button } from '../../lib/ui/button.tsx';
import { Card } from '../../lib/ui/card.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/empty-thali.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen } from '../specimen.tsx';

function EmptyStates() {
  return (
    <div className="grid gap-7 lg:grid-cols-2">
      <Specimen name="picture, text, the next step">
        <Card>
          <EmptyState
            title="No dishes yet"
            description="What you add here stands on your menu at once."
            picture={<EmptyThali className="size-28" />}
            action={<Button icon={<Plus size={18} aria-hidden="true" />}>Add Menu Items</Button>}
          />
        </Card>
      </Specimen>
      <Specimen name="title alone">
        <Card>
          <EmptyState title="No items found" />
        </Card>
      </Specimen>
    </div>
  );
}

export const section = {
  group: 'Feedback',
  title: 'Empty state',
  Example: EmptyStates,
} satisfies CatalogueSection;
