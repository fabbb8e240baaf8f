import { useMutation } from '@tanstack/react-query';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { sellOutToday } from '../menu-items.ts';
import { changeSizeToday } from '../options/option-groups.ts';
import { useMenuCache } from '../use-menu-cache.ts';

interface SizesTodayDialogProps {
  vendorId: string;
  item: MenuItem;
  onClose: () => void;
}

/** Marks one size or the whole dish as sold out today, or puts a size back. Rule: menu-12 */
export function SizesTodayDialog({ vendorId, item, onClose }: SizesTodayDialogProps) {
  const { name, sizes = [] } = item;
  const cache = useMenuCache(vendorId);
  const change = useMutation({
    mutationFn: ({ send }: { send: () => Promise<MenuItem>; toastTitle: string }) => send(),
    onSuccess: async (changedItem, { toastTitle }) => {
      await cache.putItem(changedItem);
      showToast({ kind: 'success', title: toastTitle });
    },
    onError: (error) => {
      showFailure(`Failed to update ${name} availability`, error);
      void cache.refetch();
    },
    onSettled: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={change.isPending}
      size="small"
      title={`${name}: sold out today?`}
      description="It is back on sale tomorrow."
    >
      <div className="flex flex-col gap-2">
        {sizes.map((size) => {
          const isSoldOut = size.isAvailable === false;
          const statusText = isSoldOut ? 'is back on sale' : 'is sold out today';
          return (
            <Button
              key={size.id}
              variant="secondary"
              disabled={change.isPending}
              onClick={() =>
                change.mutate({
                  send: () => changeSizeToday(vendorId, item, size.id, !isSoldOut),
                  toastTitle: `${name}, ${size.name} ${statusText}`,
                })
              }
            >
              {isSoldOut ? `Put ${size.name} back on sale` : `Mark ${size.name} as sold out`}
            </Button>
          );
        })}
        <Button
          variant="secondary"
          disabled={change.isPending}
          onClick={() =>
            change.mutate({
              send: () => sellOutToday(vendorId, item.id),
              toastTitle: `${name} is sold out today`,
            })
          }
        >
          Mark all sizes as sold out
        </Button>
      </div>
    </Dialog>
  );
}
