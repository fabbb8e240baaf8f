import { formatShortRupees } from '@thali/shared/money/paise';
import { maxPassTypes } from '@thali/shared/passes/pass-type.contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { typeText } from '../pass-texts.ts';
import { type PassType, usePassTypes, useSaveTypes } from '../use-passes.ts';
import { TypeDialog } from './type-dialog.tsx';

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'remove'; type: PassType };

/** The passes that the mess sells. Rule: passes-2 */
export function TypesPanel({ vendor }: { vendor: Vendor }) {
  const reading = usePassTypes(vendor.id);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { types = [], revision = 0 } = reading.data ?? {};
  return (
    <Panel
      title="Passes for sale"
      aside={
        reading.data &&
        types.length < maxPassTypes && (
          <Button
            size="small"
            variant="secondary"
            icon={<Plus size={18} />}
            onClick={() => setOpenDialog({ kind: 'add' })}
          >
            Add a Pass
          </Button>
        )
      }
    >
      <Loaded reading={reading} isSection loading={<Skeleton className="h-24 w-full" />}>
        {() =>
          types.length === 0 ? (
            <p className="text-ink-soft">
              No pass yet. Add one, such as 30 lunches in 30 days for ₹2,400.
            </p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {types.map((type) => (
                <li key={type.id} className="flex items-center gap-1 py-2">
                  <div className="min-w-0 grow">
                    <p className="font-semibold wrap-anywhere">{type.name}</p>
                    <p className="text-sm text-ink-soft">{typeText(type, vendor.settings.meals)}</p>
                  </div>
                  <span className="money px-2 font-semibold">{formatShortRupees(type.price)}</span>
                  <IconButton
                    label={`Change ${type.name}`}
                    icon={<Pencil size={20} />}
                    onClick={() => setOpenDialog({ kind: 'change', type })}
                  />
                  <IconButton
                    label={`Remove ${type.name}`}
                    icon={<Trash2 size={20} />}
                    onClick={() => setOpenDialog({ kind: 'remove', type })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {(openDialog?.kind === 'add' || openDialog?.kind === 'change') && (
        <TypeDialog
          vendor={vendor}
          types={types}
          revision={revision}
          type={openDialog.kind === 'change' ? openDialog.type : undefined}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog?.kind === 'remove' && (
        <RemoveDialog
          vendorId={vendor.id}
          type={openDialog.type}
          types={types}
          revision={revision}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </Panel>
  );
}

interface RemoveDialogProps {
  vendorId: string;
  type: PassType;
  types: readonly PassType[];
  revision: number;
  onClose: () => void;
}

function RemoveDialog({ vendorId, type, types, revision, onClose }: RemoveDialogProps) {
  const save = useSaveTypes(vendorId);
  const remove = () =>
    save.mutate(
      { types: types.filter((candidate) => candidate !== type), knownRevision: revision },
      {
        onError: (error) =>
          showToast({ kind: 'error', title: failureText(error, 'Not removed. Please try again.') }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={remove}
      title={`Remove ${type.name}?`}
      text="You no longer sell it. Sold passes stay as they are."
      confirmLabel="Remove Pass"
      tone="danger"
      isBusy={save.isPending}
      busyLabel="Removing..."
    />
  );
}
