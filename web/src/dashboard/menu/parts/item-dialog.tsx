import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureLine } from '../../../lib/api/error-text.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { resolveProblems, showServerProblems } from '../field-problems.ts';
import {
  checkItem,
  formOfItem,
  type ItemForm,
  inputOfItem,
  mergeItemLists,
  nextItem,
} from '../item-input.ts';
import { GroupDialog } from '../options/group-dialog.tsx';
import { useFollowStored } from '../use-follow-stored.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { useSaveItem } from '../use-save-item.ts';
import { FormAlert, FormDialog } from './form-dialog.tsx';
import { ItemDialogFooter } from './item-dialog-footer.tsx';
import { ItemFields } from './item-fields.tsx';

interface ItemDialogProps {
  vendorId: string;
  categories: readonly MenuCategory[];
  groups: readonly OptionGroup[];
  /** Absent: a new one is added. */
  item?: MenuItem | undefined;
  /** What the fields begin with. */
  start: ItemForm;
  /** The field that it begins in. */
  startsAt?: 'name' | 'quantity';
  onClose: () => void;
}

/**
 * All about one dish. Enter saves; Ctrl+Enter saves and begins the next, which keeps category, meal
 * times and veg, so that a menu is typed in without the mouse. Rule: menu-10
 */
export function ItemDialog(props: ItemDialogProps) {
  const { vendorId, categories, groups, item, start, startsAt = 'name', onClose } = props;
  const formId = useId();
  const save = useSaveItem(vendorId);
  const once = useOneAtATime();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [makesGroup, setMakesGroup] = useState(false);
  const form = useForm<ItemForm>({
    defaultValues: start,
    resolver: resolveProblems((values) => checkItem(values, item)),
  });
  useFollowStored(form, item, formOfItem, mergeItemLists);
  const fieldOf = useSelectedStart(formId, startsAt, !item || startsAt !== 'name');

  const saveAnd = (goOn: (values: ItemForm) => void) =>
    form.handleSubmit((values) =>
      once(async () => {
        try {
          await save.mutateAsync({ item, input: inputOfItem(values) });
          goOn(values);
        } catch (error) {
          showServerProblems(form, error);
        }
      }),
    );

  const saveAndClose = saveAnd(({ name }) => {
    showToast({ kind: 'success', title: `${name.trim()} ${item ? 'updated' : 'added'}` });
    onClose();
  });

  const saveAndAddAnother = saveAnd((values) => {
    setAdded((before) => [...before, values.name.trim()]);
    form.reset(nextItem(values));
    fieldOf('name')?.focus();
  });

  function saveByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void (item ? saveAndClose() : saveAndAddAnother());
  }

  function addGroup({ id }: OptionGroup) {
    setMakesGroup(false);
    const ids = [...form.getValues('optionGroupIds'), id];
    form.setValue('optionGroupIds', ids, { shouldDirty: true });
  }

  return (
    <>
      <FormDialog
        title={item ? 'Edit Item' : 'Add Item'}
        size="large"
        isDirty={form.formState.isDirty}
        isBusy={save.isPending}
        onClose={onClose}
        footer={(leave) => (
          <ItemDialogFooter
            formId={formId}
            isNew={!item}
            isBusy={save.isPending}
            added={added}
            onCancel={leave}
            onAddAnother={() => void saveAndAddAnother()}
          />
        )}
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void saveAndClose(event)}
          onKeyDown={saveByKeys}
          className="flex flex-col gap-4 [&_:is(input,select,textarea)]:scroll-mt-10"
        >
          <FormAlert
            text={save.error ? failureLine('Failed to save menu item', save.error) : undefined}
          />
          {item?.soldOutToday && (
            <p className="rounded-field bg-chilli-soft px-3.5 py-2.5 text-sm font-semibold text-chilli">
              Sold out today. It is back on the menu tomorrow.
            </p>
          )}
          <ItemFields
            vendorId={vendorId}
            form={form}
            categories={categories}
            groups={groups}
            onNewGroup={() => setMakesGroup(true)}
          />
        </form>
      </FormDialog>
      {makesGroup && (
        <GroupDialog vendorId={vendorId} onSaved={addGroup} onClose={() => setMakesGroup(false)} />
      )}
    </>
  );
}

/** What will be replaced, as a copied name, is selected. @returns a field of the form by its name */
function useSelectedStart(formId: string, name: string, isSelected: boolean) {
  const fieldOf = useCallback(
    (wanted: string) => {
      const field = document.getElementById(formId)?.querySelector(`[name="${wanted}"]`);
      return field instanceof HTMLInputElement ? field : null;
    },
    [formId],
  );
  useEffect(() => {
    if (isSelected) fieldOf(name)?.select();
  }, [fieldOf, name, isSelected]);
  return fieldOf;
}
