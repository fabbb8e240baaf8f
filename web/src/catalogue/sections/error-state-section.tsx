import { Card } from '../../lib/ui/card.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen } from '../specimen.tsx';

function ErrorStates() {
  return (
    <div className="grid gap-7 lg:grid-cols-2 xl:grid-cols-3">
      <Specimen name="can be tried again">
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
      </Specimen>
      <Specimen name="trying">
        <Card>
          <ErrorState title="Failed to fetch orders" onRetry={() => undefined} isRetrying />
        </Card>
      </Specimen>
      <Specimen name="without a way on">
        <Card>
          <ErrorState title="Failed to fetch orders" message="The server is being looked after." />
        </Card>
      </Specimen>
    </div>
  );
}

export const section = {
  group: 'Feedback',
  title: 'Error state',
  Example: ErrorStates,
} satisfies CatalogueSection;
