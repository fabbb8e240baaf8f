import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { updateMenuCategory } from '@thali/shared/menu/menu-categories.contract';
import { useId } from 'react';
import { Form } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { changedFields } from '../changed-fields.ts';
import {
  type CategoryInput,
  categoryFailure,
  createCategory,
  updateCategory,
} from '../menu-categories.ts';
import { useFollowStored } from '../use-follow-stored.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { Required } from './field-group.tsx';
import { FormDialog, SaveFooter } from './form-dialog.tsx';
import { ImageField } from './image-field.tsx';

interface CategoryDialogProps {
  vendorId: string;
  /** The category to edit. Absent for a new category. */
  category?: MenuCategory | undefined;
  /** The menu has no dish yet, so the dialog says why it asks for a category. */
  isFirst?: boolean;
  onSaved: (category: MenuCategory) => void;
  onClose: () => void;
}

/** The form of a category. Rule: menu-9, menu-11 */
export function CategoryDialog(props: CategoryDialogProps) {
  const { vendorId, category, isFirst = false, onSaved, onClose } = props;
  const formId = useId();
  const cache = useMenuCache(vendorId);
  const failureText = (error: unknown) =>
    categoryFailure(error, `Failed to ${category ? 'update' : 'create'} category.`);
  const form = useContractForm(updateMenuCategory, {
    defaultValues: formOfCategory(category),
    isGuarded: false,
    // Sends only changed fields, so that the server does not check unchanged fields.
    toBody: (values) => changedFields<CategoryInput>(category ?? {}, inputOfCategory(values)),
    async send(changes, values) {
      if (!vendorId) throw new Error('No vendor selected.');
      const savedCategory = !category
        ? await createCategory(vendorId, inputOfCategory(values))
        : Object.keys(changes).length > 0
          ? await updateCategory(vendorId, category.id, changes)
          : category;
      await cache.putCategory(savedCategory);
      return savedCategory;
    },
    onSent(savedCategory) {
      const verb = category ? 'updated' : 'created';
      showToast({ kind: 'success', title: `Category ${verb} successfully!` });
      onSaved(savedCategory);
    },
    onFailed(error) {
      showToast({ kind: 'error', title: failureText(error) });
      void cache.refetch();
    },
    failureMessage: failureText,
  });
  const { isDirty } = form.formState;
  useFollowStored(form, category, formOfCategory);

  return (
    <FormDialog
      title={category ? 'Edit Category' : 'New Category'}
      description={
        isFirst && 'Every dish is in a category. Name the first one, then add its dishes.'
      }
      isDirty={isDirty}
      isBusy={form.isBusy}
      onClose={onClose}
      footer={(leave) => (
        <SaveFooter
          formId={formId}
          label={category ? 'Update Category' : 'Add Category'}
          isBusy={form.isBusy}
          onCancel={leave}
        />
      )}
    >
      <Form form={form} id={formId}>
        <TextField
          label={<Required>Name</Required>}
          required
          autoComplete="off"
          maxLength={60}
          placeholder="Thalis"
          {...form.field('name')}
        />
        <TextArea
          label="Description"
          isOptional
          rows={2}
          maxLength={300}
          {...form.field('description')}
        />
        <ImageField vendorId={vendorId} control={form.control} name="image" />
      </Form>
    </FormDialog>
  );
}

function formOfCategory(category: MenuCategory | undefined) {
  const { name = '', description, image } = category ?? {};
  return { name, description: description ?? '', image: image ?? '' };
}

function inputOfCategory(form: ReturnType<typeof formOfCategory>): CategoryInput {
  return {
    name: form.name.trim(),
    description: form.description.trim() || null,
    image: form.image.trim() || null,
  };
}
