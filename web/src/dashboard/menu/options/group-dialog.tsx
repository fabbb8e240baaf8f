import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type KeyboardEvent, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failureLine } from '../../../lib/api/error-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { resolveProblems, showServerProblems } from '../field-problems.ts';
import { Required } from '../parts/field-group.tsx';
import { FormAlert, FormDialog } from '../parts/form-dialog.tsx';
import { useFollowStored } from '../use-follow-stored.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { ChoicesField } from './choices-field.tsx';
import { CountsField } from './counts-field.tsx';
import {
  blankGroup,
  checkGroup,
  formOfGroup,
  type GroupForm,
  inputOfGroup,
  mergeChoices,
  shownGroup,
  typedChoices,
} from './group-input.ts';
import { GuestPreview } from './guest-preview.tsx';
import { useSaveGroup } from './use-save-group.ts';

interface GroupDialogProps {
  vendorId: string;
  /** Absent: a new one is added. */
  group?: OptionGroup | undefined;
  onSaved: (group: OptionGroup) => void;
  onClose: () => void;
}

/** All about one option group, beside what guests will see. Rule: menu-25 */
export function GroupDialog({ vendorId, group, onSaved, onClose }: GroupDialogProps) {
  const formId = useId();
  const save = useSaveGroup(vendorId);
  const once = useOneAtATime();
  const form = useForm<GroupForm>({
    defaultValues: group ? formOfGroup(group) : blankGroup(),
    resolver: resolveProblems(checkGroup),
  });
  const { errors, isDirty } = form.formState;
  useFollowStored(form, group, formOfGroup, mergeChoices);

  const saveTyped = form.handleSubmit((values) =>
    once(async () => {
      try {
        onSaved(await save.mutateAsync({ group, input: inputOfGroup(values, group) }));
      } catch (error) {
        showServerProblems(form, error);
      }
    }),
  );

  function submit() {
    const { choices } = form.getValues();
    const typed = typedChoices(choices);
    // At least one row stays, to say what is missing in it.
    const kept = typed.length > 0 ? typed : choices.slice(0, 1);
    if (kept.length < choices.length) form.setValue('choices', kept, { shouldDirty: true });
    void saveTyped();
  }

  function saveByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <FormDialog
      title={group ? 'Edit Option Group' : 'New Option Group'}
      size="wide"
      isDirty={isDirty}
      isBusy={save.isPending}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter onCancel={leave} isBusy={save.isPending}>
          <Button type="submit" form={formId} isBusy={save.isPending} busyLabel="Saving...">
            {group ? 'Update Option Group' : 'Add Option Group'}
          </Button>
        </DialogFooter>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={saveByKeys}
        className="grid items-start gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <FormAlert
            text={save.error ? failureLine('Failed to save options', save.error) : undefined}
          />
          <TextField
            label={<Required>Name</Required>}
            required
            autoComplete="off"
            maxLength={40}
            placeholder="Portion"
            {...form.register('name')}
            error={errors.name?.message}
          />
          <CountsField form={form} />
          <ChoicesField form={form} />
        </div>
        <div className="md:sticky md:top-0">
          <Preview form={form} />
        </div>
      </form>
    </FormDialog>
  );
}

function Preview({ form }: { form: ReturnType<typeof useForm<GroupForm>> }) {
  const [name, minChoices, maxChoices, choices] = useWatch({
    control: form.control,
    name: ['name', 'minChoices', 'maxChoices', 'choices'],
  });
  return <GuestPreview groups={[shownGroup({ name, minChoices, maxChoices, choices })]} />;
}
