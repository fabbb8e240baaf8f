import { useEffect, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../lib/ui/confirm-dialog.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { OpenByButton } from '../open-by-button.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Overlays',
    title: 'Confirm dialog',
    Example: ConfirmDialogExamples,
  },
  { group: 'Overlays', title: 'Dialog', Example: DialogExamples },
];

function ConfirmDialogExamples() {
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

const sizes = ['small', 'medium', 'large'] as const;

function DialogExamples() {
  return (
    <div className="flex flex-wrap gap-3">
      {sizes.map((size) => (
        <OpenByButton key={size} label={`A ${size} one`}>
          {(overlay) => (
            <Dialog
              {...overlay}
              size={size}
              title={`A ${size} dialog`}
              description="What it is for"
            >
              <p>On a phone it rises from the bottom.</p>
            </Dialog>
          )}
        </OpenByButton>
      ))}
      <OpenByButton label="With a form">
        {(overlay) => (
          <Dialog
            {...overlay}
            title="New category"
            footer={
              <Button isFullWidth onClick={overlay.onClose}>
                Save
              </Button>
            }
          >
            <form onSubmit={(event) => event.preventDefault()}>
              <TextField label="Name" hint="The focus starts here where there is a mouse" />
            </form>
          </Dialog>
        )}
      </OpenByButton>
      <OpenByButton label="Busy for three seconds">
        {(overlay) => <BusyDialog {...overlay} />}
      </OpenByButton>
      <OpenByButton label="Long text">
        {(overlay) => (
          <Dialog
            {...overlay}
            title="A heading that goes on and on, over the end of the line and into the next one"
            footer={<Button onClick={overlay.onClose}>Done</Button>}
          >
            <LongText />
          </Dialog>
        )}
      </OpenByButton>
    </div>
  );
}

function BusyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isBusy = useBusyWhileOpen(isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title="Saving" size="small">
      <Button isFullWidth isBusy={isBusy} busyLabel="Saving..." onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}

function LongText() {
  return Array.from({ length: 20 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words each time
    <p key={index} className="mb-3">
      The body scrolls between the heading and the buttons, which stay in view.
    </p>
  ));
}

/** True for the first three seconds of each opening. */
function useBusyWhileOpen(isOpen: boolean): boolean {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    setBusy(isOpen);
    if (!isOpen) return;
    const timer = setTimeout(() => setBusy(false), 3000);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isBusy;
}
