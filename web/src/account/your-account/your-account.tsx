import { updateProfile } from '@thali/shared/auth/update-profile.contract';
import type { User } from '@thali/shared/auth/user.contract';
import { KeyRound } from 'lucide-react';
import { callApi } from '../../lib/api/call-api.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { AutosaveForm } from '../../lib/forms/autosave-form.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { TextField } from '../../lib/ui/text-field.tsx';
import { changeUser } from '../session/change-user.ts';
import { withReturnUrl } from '../session/sign-in-path.ts';
import { ContactRow } from './parts/contact-row.tsx';
import * as texts from './your-account-texts.ts';

/** Name, phone and e-mail of the signed-in person. Rule: accounts-41 */
export function YourAccount({ user }: { user: User }) {
  const { data: profile, refetch } = useApi('GET /auth/profile', {});
  const rows = { user, onChanged: () => void refetch() };
  return (
    <div className="flex flex-col gap-5">
      <NameForm user={user} />
      <ContactRow
        {...rows}
        kind="phone"
        currentContact={user.phone}
        verifiedContact={profile?.provenPhone}
      />
      <ContactRow
        {...rows}
        kind="email"
        currentContact={user.email}
        verifiedContact={profile?.provenEmail}
      />
      <a
        href={withReturnUrl('/change-password', location.pathname)}
        className={`${buttonClass({ variant: 'secondary' })} self-start`}
      >
        <KeyRound size={18} />
        {texts.changePassword}
      </a>
    </div>
  );
}

function NameForm({ user }: { user: User }) {
  const form = useContractForm(updateProfile, {
    defaultValues: { name: user.name },
    isAutosaved: true,
    send: (body) => callApi('PUT /auth/profile', { body, quiet: true }),
    onSent: ({ user: { name, updatedAt } }) => changeUser(user.id, { name, updatedAt }),
    failureMessage: texts.notSaved,
  });
  return (
    <AutosaveForm form={form} className="flex flex-col gap-1.5">
      <TextField label={texts.name} autoComplete="name" maxLength={80} {...form.field('name')} />
    </AutosaveForm>
  );
}
