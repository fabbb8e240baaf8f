import { Card } from '../../lib/ui/card.tsx';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { Specimen } from '../specimen.tsx';

function Offline() {
  return (
    <div className="grid gap-7 lg:grid-cols-2">
      <Specimen name="a slim banner over what goes on working">
        <Card className="overflow-hidden">
          <OfflineBanner isOffline stillWorks="You can look at the menu and fill your cart." />
          <p className="p-4 text-ink-soft">The screen below.</p>
        </Card>
      </Specimen>
      <Specimen name="in the place of a screen">
        <Card>
          <OfflineState />
        </Card>
      </Specimen>
    </div>
  );
}

export const section = {
  group: 'Feedback',
  title: 'Offline',
  Example: Offline,
} satisfies CatalogueSection;
