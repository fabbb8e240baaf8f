import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { LookEditor } from '../../../lib/look/look-editor.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { confirmLeave } from '../../../lib/unsaved/unsaved-changes.ts';
import { useChangeVendor } from '../use-change-vendor.ts';

interface LookDialogProps {
  vendor: OwnVendor;
  onClose: () => void;
}

/** Edits a vendor's colour, logo and cover, on any plan. */
export function LookDialog({ vendor, onClose }: LookDialogProps) {
  const { mutateAsync, isPending } = useChangeVendor(vendor.id);
  return (
    <Dialog
      isOpen
      onClose={() => confirmLeave(onClose)}
      isBusy={isPending}
      title={`Look of ${vendor.displayName}`}
      description="Shown at once on its menu, its page and its table cards."
    >
      <LookEditor
        vendor={vendor}
        onSave={(change) => mutateAsync(change).then(onClose)}
        failureMessage="Could not save. Please try again."
      />
    </Dialog>
  );
}
