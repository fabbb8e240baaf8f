import { createOptionGroup, type OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type KeyboardEvent, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { failureLine } from '../../../lib/api/error-text.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { Form } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { Required } from '../parts/field-group.tsx';
import { FormDialog, SaveFooter } from '../parts/form-dialog.tsx';
import { useFollowStored } from '../use-follow-stored.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { ChoicesField } from './choices-field.tsx';
import { CountsField } from './counts-field.tsx';
import {
  blankGroup,
  formOfGroup,
  type GroupForm,
  groupProblems,
  inputOfGroup,
  mergeChoices,
  toPreviewGroup,
  typedChoices,
} from './group-input.ts';
import { GuestPreview } from './guest-preview.tsx';
import { saveGroup } from './option-groups.ts';

interface GroupDialogProps {
  vendorId: string;
  /** The group to edit. Absent for a new group. */
  group?: OptionGroup | undefined;
  onSaved: (group: OptionGroup) => void;
  onClose: () => void;
}

/** The form of an option group, beside a preview for guests. Rule: menu-25 */
export function GroupDialog({ vendorId, group, onSaved, onClose }: GroupDialogProps) {
  const formId = useId();
  const cache = useMenuCache(vendorId);
  const form = useContractForm(createOptionGroup, {
    defaultValues: group ? formOfGroup(group) : blankGroup(),
    isGuarded: false,
    toBody: (values) => inputOfGroup(values, group),
    check: groupProblems,
    async send(_, values) {
      const savedGroup = await saveGroup(vendorId, group, inputOfGroup(values, group));
      await cache.putGroup(savedGroup);
      return savedGroup;
    },
    onSent(savedGroup) {
      showToast({ kind: 'success', title: `${savedGroup.name} ${group ? 'updated' : 'added'}` });
      onSaved(savedGroup);
    },
    onFailed(error) {
      showFailure(failureTitle, error);
      void cache.refetch();
    },
    failureMessage: (error) => failureLine(failureTitle, error),
  });
  const { isDirty } = form.formState;
  useFollowStored(form, group, formOfGroup, mergeChoices);

  function submit(event?: { preventDefault(): void }) {
    const { choices } = form.getValues();
    const filledRows = typedChoices(choices);
    // Keeps at least one row, because a problem needs a row.
    const rowsToSave = filledRows.length > 0 ? filledRows : choices.slice(0, 1);
    if (rowsToSave.length < choices.length)
      form.setValue('choices', rowsToSave, { shouldDirty: true });
    form.submit(event);
  }

  function saveByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    submit(event);
  }

  return (
    <FormDialog
      title={group ? 'Edit Option Group' : 'New Option Group'}
      size="wide"
      isDirty={isDirty}
      isBusy={form.isBusy}
      onClose={onClose}
      footer={(leave) => (
        <SaveFooter
          formId={formId}
          label={group ? 'Update Option Group' : 'Add Option Group'}
          isBusy={form.isBusy}
          onCancel={leave}
        />
      )}
    >
      <Form
        form={{ ...form, submit }}
        id={formId}
        onKeyDown={saveByKeys}
        className="grid items-start gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <TextField
            label={<Required>Name</Required>}
            required
            autoComplete="off"
            maxLength={40}
            placeholder="Extras"
            {...form.field('name')}
          />
          <CountsField form={form} />
          <ChoicesField form={form} />
        </div>
        <div className="md:sticky md:top-0">
          <Preview form={form} />
        </div>
      </Form>
    </FormDialog>
  );
}

const failureTitle = 'Failed to save options';

function Preview({ form }: { form: UseFormReturn<GroupForm> }) {
  const [name, minChoices, maxChoices, choices] = useWatch({
    control: form.control,
    name: ['name', 'minChoices', 'maxChoices', 'choices'],
  });
  return <GuestPreview groups={[toPreviewGroup({ name, minChoices, maxChoices, choices })]} />;
}
