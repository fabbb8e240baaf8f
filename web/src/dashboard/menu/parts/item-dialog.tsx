import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { updateMenuItem } from '@thali/shared/menu/menu-items.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { failureLine } from '../../../lib/api/error-text.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import {
  changesOfItem,
  formOfItem,
  type ItemForm,
  inputOfItem,
  itemProblems,
  mergeItemLists,
  nextItem,
} from '../item-input.ts';
import { usualMealTimes } from '../meal-times.ts';
import { createItem, updateItem } from '../menu-items.ts';
import { GroupDialog } from '../options/group-dialog.tsx';
import type { SizeForm } from '../sizes.ts';
import { useFollowStored } from '../use-follow-stored.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { FormDialog } from './form-dialog.tsx';
import { ItemFields } from './item-fields.tsx';

const ChangeManyDialog = lazy(() => import('./change-many-dialog.tsx'));

interface ItemDialogProps {
  vendorId: string;
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  groups: readonly OptionGroup[];
  /** The dish to edit. Absent for a new dish. */
  item?: MenuItem | undefined;
  /** The initial values. */
  initialValues: ItemForm;
  /** The field with the initial focus. */
  initialField?: 'name' | 'quantity';
  onClose: () => void;
}

/**
 * The form of a dish. Enter saves. Ctrl+Enter saves and starts the next dish with the same category, meal times and veg
 * mark. Staff can type a whole menu without a mouse. Rule: menu-10
 */
export function ItemDialog(props: ItemDialogProps) {
  const {
    vendorId,
    categories,
    items,
    groups,
    item,
    initialValues,
    initialField = 'name',
    onClose,
  } = props;
  const formId = useId();
  const cache = useMenuCache(vendorId);
  const [addedNames, setAddedNames] = useState<readonly string[]>([]);
  const [isCreatingGroup, setCreatingGroup] = useState(false);
  const [reusedSizes, setReusedSizes] = useState<SizeForm[]>();
  const addsAnother = useRef(false);
  const form = useContractForm(updateMenuItem, {
    defaultValues: initialValues,
    isGuarded: false,
    toBody: (values) => changesOfItem(values, item),
    check: itemProblems,
    async send(changes, values) {
      await cache.putItem(
        !item
          ? await createItem(vendorId, inputOfItem(values))
          : Object.keys(changes).length > 0
            ? await updateItem(vendorId, item, changes)
            : item,
      );
    },
    onSent: (_, values) => continueAfterSave(values),
    onFailed(error) {
      const fallback = item ? 'Failed to update menu item' : 'Failed to create menu item';
      showFailure(failureTitle, error, fallback);
      void cache.refetch();
    },
    failureMessage: (error) => failureLine(failureTitle, error),
  });
  const { isBusy } = form;
  useFollowStored(form, item, formOfItem, mergeItemLists);

  // Selects the text that the user will replace, such as a copied name.
  const isSelected = !item || initialField !== 'name';
  useEffect(() => {
    if (isSelected) form.setFocus(initialField, { shouldSelect: true });
  }, [isSelected, initialField, form.setFocus]);

  function mealTimesOf(categoryId: string) {
    const category = categories.find(({ id }) => id === categoryId);
    return category ? usualMealTimes(category, items) : [];
  }

  function save(options: { addsAnother: boolean }) {
    if (isBusy) return;
    addsAnother.current = options.addsAnother;
    form.submit();
  }

  function continueAfterSave(values: ItemForm): void {
    const name = values.name.trim();
    if (addsAnother.current) {
      setAddedNames((names) => [...names, name]);
      form.reset(nextItem(values), { keepFieldsRef: true });
      form.setFocus('name');
    } else {
      showToast({ kind: 'success', title: `${name} ${item ? 'updated' : 'added'}` });
      onClose();
    }
  }

  function saveByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save({ addsAnother: !item });
  }

  function addGroup({ id }: OptionGroup) {
    setCreatingGroup(false);
    const ids = [...form.getValues('optionGroupIds'), id];
    form.setValue('optionGroupIds', ids, { shouldDirty: true });
  }

  return (
    <>
      <FormDialog
        title={item ? 'Edit Item' : 'Add Item'}
        size="large"
        isDirty={form.formState.isDirty}
        isBusy={isBusy}
        onClose={onClose}
        footer={(leave) => (
          <div className="flex flex-wrap items-center justify-end gap-2">
            <AddedNote names={addedNames} />
            <Button
              variant="secondary"
              onClick={leave}
              disabled={isBusy}
              className="grow sm:grow-0"
            >
              {addedNames.length > 0 ? 'Done' : 'Cancel'}
            </Button>
            {!item && (
              <Button
                variant="secondary"
                onClick={() => save({ addsAnother: true })}
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
              {item ? 'Update Item' : 'Add Item'}
            </Button>
          </div>
        )}
      >
        <Form
          form={{
            ...form,
            submit(event) {
              event?.preventDefault();
              save({ addsAnother: false });
            },
          }}
          id={formId}
          onKeyDown={saveByKeys}
          className="flex flex-col gap-4 [&_:is(input,select,textarea)]:scroll-mt-10"
        >
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
            usualMealTimes={item ? undefined : mealTimesOf}
            onNewGroup={() => setCreatingGroup(true)}
            onReuseSizes={setReusedSizes}
          />
        </Form>
      </FormDialog>
      {isCreatingGroup && (
        <GroupDialog
          vendorId={vendorId}
          onSaved={addGroup}
          onClose={() => setCreatingGroup(false)}
        />
      )}
      {reusedSizes && (
        <Suspense>
          <ChangeManyDialog
            {...{ vendorId, categories, items }}
            sizes={reusedSizes}
            onClose={() => setReusedSizes(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const failureTitle = 'Failed to save menu item';

/** Names the dish that was just added. */
function AddedNote({ names }: { names: readonly string[] }) {
  return (
    <p
      role="status"
      className="min-w-0 grow basis-full truncate text-sm text-leaf empty:hidden sm:basis-0"
    >
      {names.length > 0 &&
        `${names.at(-1)} added${names.length > 1 ? ` · ${names.length} so far` : ''}`}
    </p>
  );
}
