import { ConfirmDialog } from '../../lib/ui/confirm-dialog.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { OpenByButton } from '../open-by-button.tsx';
import { useBusyWhileOpen } from '../use-busy-while-open.ts';

function Example() {
  return (
    <div className="flex flex-wrap gap-3">
      <OpenByButton label="Primary">
        {(overlay) => (
          <ConfirmDialog
            {...overlay}
            onConfirm={overlay.onClose}
            title="Publish the menu?"
            text="Customers see the new prices at once."
            confirmLabel="Publish"
          />
        )}
      </OpenByButton>
      <OpenByButton label="Danger: starts at Cancel">
        {(overlay) => (
          <ConfirmDialog
            {...overlay}
            onConfirm={overlay.onClose}
            tone="danger"
            title="Delete Paneer Butter Masala?"
            text="It goes from the menu for good. Orders that have it stay as they are."
            confirmLabel="Delete Item"
          />
        )}
      </OpenByButton>
      <OpenByButton label="Busy for three seconds">
        {(overlay) => <BusyConfirm {...overlay} />}
      </OpenByButton>
    </div>
  );
}

function BusyConfirm({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isBusy = useBusyWhileOpen(isOpen);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onClose}
      tone="danger"
      isBusy={isBusy}
      busyLabel="Deleting..."
      title="Delete Paneer Butter Masala?"
      text="It goes from the menu for good. Orders that have it stay as they are."
      confirmLabel="Delete Item"
    />
  );
}

export const section = {
  group: 'Overlays',
  title: 'Confirm dialog',
  Example,
} satisfies CatalogueSection;
