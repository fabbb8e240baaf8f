import { type TeamRole, teamRoles } from '@thali/shared/http/rights';
import { addPerson } from '@thali/shared/team/team.contract';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { hasSignIn, roleTexts } from './team-texts.ts';
import { type Person, useChangePerson, useRefreshTeam } from './use-team.ts';

interface PersonDialogProps {
  vendorId: string;
  /** Undefined for a new person. */
  person: Person | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Adds a person to the team, or changes name and role. Rule: team-1 */
export function PersonDialog({ vendorId, person, onClose, onSaved }: PersonDialogProps) {
  const refresh = useRefreshTeam(vendorId);
  const { mutateAsync: change } = useChangePerson(vendorId);
  // Every attempt uses the same key, so that a retry after a lost answer does not add a person twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const role: TeamRole = person?.role ?? 'cook';
  const form = useContractForm(addPerson, {
    defaultValues: { name: person?.name ?? '', role, email: '' },
    toBody: ({ email, ...values }) => ({
      ...values,
      ...(needsEmail(values.role, person) && { email: email.trim() }),
    }),
    send: async (body) => {
      if (person) return change({ ...body, id: person.id });
      const answer = await callApi('POST /vendors/{vendorId}/team', {
        params: { vendorId },
        body,
        idempotencyKey,
        quiet: true,
      });
      await refresh();
      return answer;
    },
    onSent: ({ person: { name } }) => onSaved(name),
    failureMessage: 'Not saved. Please try again.',
    isGuarded: false,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={person ? person.name : 'Add a person'}
      isBusy={form.isBusy}
    >
      <Form
        form={form}
        actions={
          <DialogFooter onCancel={onClose} isBusy={form.isBusy}>
            <SubmitButton form={form}>{person ? 'Save' : 'Add'}</SubmitButton>
          </DialogFooter>
        }
      >
        <TextField label="Name" maxLength={100} autoComplete="off" {...form.field('name')} />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RadioCards
              legend="Role"
              name="role"
              value={field.value}
              onChange={field.onChange}
              cards={teamRoles.map((value) => ({
                value,
                label: roleTexts[value].label,
                description: roleTexts[value].text,
              }))}
            />
          )}
        />
        {needsEmail(form.watch('role'), person) && (
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            maxLength={254}
            hint="They get an email with a sign-in of their own."
            {...form.field('email')}
          />
        )}
      </Form>
    </Dialog>
  );
}

function needsEmail(role: TeamRole, person: Person | undefined): boolean {
  return hasSignIn(role) && !person?.email;
}
