import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { errorText } from '../../../lib/api/error-text.ts';
import { LookEditor } from '../../../lib/look/look-editor.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { leaveBy } from '../../../lib/unsaved/unsaved-changes.ts';
import { useChangeVendor } from '../use-change-vendor.ts';

interface LookDialogProps {
  vendor: OwnVendor;
  onClose: () => void;
}

/** Colour, logo and cover, on any plan. */
export function LookDialog({ vendor, onClose }: LookDialogProps) {
  const { mutate, isPending, error } = useChangeVendor(vendor.id);
  return (
    <Dialog
      isOpen
      onClose={() => leaveBy(onClose)}
      isBusy={isPending}
      title={`Look of ${vendor.displayName}`}
      description="Shown at once on its menu, its page and its table cards."
    >
      <div className="flex flex-col gap-4">
        <LookEditor
          vendor={vendor}
          isSaving={isPending}
          onSave={(change) => mutate(change, { onSuccess: onClose })}
        />
        <FormFailure text={error ? (errorText(error) ?? notSaved) : undefined} />
      </div>
    </Dialog>
  );
}

const notSaved = 'Could not save. Please try again.';
