import { Button } from '../../../lib/ui/button.tsx';

interface ItemDialogFooterProps {
  formId: string;
  isNew: boolean;
  isBusy: boolean;
  /** Names of the dishes added since the dialog was opened. */
  added: readonly string[];
  onCancel: () => void;
  onAddAnother: () => void;
}

export function ItemDialogFooter(props: ItemDialogFooterProps) {
  const { formId, isNew, isBusy, added, onCancel, onAddAnother } = props;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p
        role="status"
        className="min-w-0 grow basis-full truncate text-sm text-leaf empty:hidden sm:basis-0"
      >
        {added.length > 0 &&
          `${added.at(-1)} added${added.length > 1 ? ` · ${added.length} so far` : ''}`}
      </p>
      <Button variant="secondary" onClick={onCancel} disabled={isBusy} className="grow sm:grow-0">
        {added.length > 0 ? 'Done' : 'Cancel'}
      </Button>
      {isNew && (
        <Button
          variant="secondary"
          onClick={onAddAnother}
          title="Ctrl + Enter"
          aria-keyshortcuts="Control+Enter"
          className="order-first grow basis-full sm:order-none sm:grow-0 sm:basis-auto"
        >
          Save and add another
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        isBusy={isBusy}
        busyLabel="Saving..."
        className="grow sm:grow-0"
      >
        {isNew ? 'Add Item' : 'Update Item'}
      </Button>
    </div>
  );
}
