import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { TextField } from '../../lib/ui/text-field.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { OpenByButton } from '../open-by-button.tsx';
import { useBusyWhileOpen } from '../use-busy-while-open.ts';

const sizes = ['small', 'medium', 'large'] as const;

function Example() {
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

export const section = { group: 'Overlays', title: 'Dialog', Example } satisfies CatalogueSection;
