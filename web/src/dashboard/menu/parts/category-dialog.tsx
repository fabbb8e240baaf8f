import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../lib/ui/button.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import {
  blankCategory,
  type CategoryForm,
  checkCategory,
  formOfCategory,
  inputOfCategory,
} from '../category-input.ts';
import { resolveProblems, showServerProblems } from '../field-problems.ts';
import { categoryFailure } from '../menu-categories.ts';
import { useFollowStored } from '../use-follow-stored.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { useSaveCategory } from '../use-save-category.ts';
import { Required } from './field-group.tsx';
import { FormAlert, FormDialog } from './form-dialog.tsx';
import { ImageField } from './image-field.tsx';

interface CategoryDialogProps {
  vendorId: string;
  /** Absent: a new one is added. */
  category?: MenuCategory | undefined;
  onSaved: (category: MenuCategory) => void;
  onClose: () => void;
}

/** Name, description and picture of a category. Rule: menu-9 */
export function CategoryDialog({ vendorId, category, onSaved, onClose }: CategoryDialogProps) {
  const formId = useId();
  const save = useSaveCategory(vendorId);
  const once = useOneAtATime();
  const form = useForm<CategoryForm>({
    defaultValues: category ? formOfCategory(category) : blankCategory,
    resolver: resolveProblems((values) => checkCategory(values, category)),
  });
  const { errors, isDirty } = form.formState;
  useFollowStored(form, category, formOfCategory);

  const submit = form.handleSubmit((values) =>
    once(async () => {
      try {
        onSaved(await save.mutateAsync({ category, input: inputOfCategory(values) }));
      } catch (error) {
        showServerProblems(form, error);
      }
    }),
  );

  return (
    <FormDialog
      title={category ? 'Edit Category' : 'New Category'}
      isDirty={isDirty}
      isBusy={save.isPending}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter onCancel={leave} isBusy={save.isPending}>
          <Button type="submit" form={formId} isBusy={save.isPending} busyLabel="Saving...">
            {category ? 'Update Category' : 'Add Category'}
          </Button>
        </DialogFooter>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <FormAlert text={save.error ? failureText(save.error, category) : undefined} />
        <TextField
          label={<Required>Name</Required>}
          required
          autoComplete="off"
          maxLength={60}
          placeholder="Thalis"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <TextArea
          label="Description"
          isOptional
          rows={2}
          maxLength={300}
          {...form.register('description')}
          error={errors.description?.message}
        />
        <ImageField vendorId={vendorId} control={form.control} name="image" />
      </form>
    </FormDialog>
  );
}

function failureText(error: unknown, category: MenuCategory | undefined): string {
  return categoryFailure(
    error,
    category ? 'Failed to update category.' : 'Failed to create category.',
  );
}
