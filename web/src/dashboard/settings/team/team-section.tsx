import { KeyRound, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PinCodeDialog } from './pin-code-dialog.tsx';
import { PinSettings } from './pin-settings.tsx';
import { TeamLog } from './team-log.tsx';
import { roleTexts } from './team-texts.ts';
import { type Person, useRemovePerson, useTeam } from './use-team.ts';

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'code' | 'remove'; person: Person };

/** The people of the mess, their roles and PINs. Rule: team-1 */
export function TeamSection({ vendor }: { vendor: Vendor }) {
  const reading = useTeam(vendor.id);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const close = () => setOpenDialog(undefined);
  const reportSaved = (name: string) => {
    showToast({ kind: 'success', title: `${name} is saved` });
    close();
  };
  return (
    <>
      <SettingsSection
        title="Team"
        description="Cooks and counter staff need only a PIN. Managers and owners sign in."
        aside={
          <Button
            size="small"
            variant="secondary"
            icon={<UserPlus size={18} />}
            onClick={() => setOpenDialog({ kind: 'add' })}
          >
            Add a Person
          </Button>
        }
      >
        <Loaded reading={reading} isSection loading={<Skeleton className="h-24 w-full" />}>
          {({ people }) => (
            <ul aria-label="Team" className="flex flex-col divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.id} person={person} onOpen={setOpenDialog} />
              ))}
            </ul>
          )}
        </Loaded>
      </SettingsSection>
      <PinSettings vendorId={vendor.id} settings={reading.data?.settings} />
      <div className="xl:col-span-2">
        <TeamLog vendor={vendor} />
      </div>
      {openDialog?.kind === 'add' && (
        <PersonDialog
          vendorId={vendor.id}
          person={undefined}
          onClose={close}
          onSaved={reportSaved}
        />
      )}
      {openDialog?.kind === 'change' && (
        <PersonDialog
          vendorId={vendor.id}
          person={openDialog.person}
          onClose={close}
          onSaved={reportSaved}
        />
      )}
      {openDialog?.kind === 'code' && (
        <PinCodeDialog vendorId={vendor.id} person={openDialog.person} onClose={close} />
      )}
      {openDialog?.kind === 'remove' && (
        <RemoveDialog vendorId={vendor.id} person={openDialog.person} onClose={close} />
      )}
    </>
  );
}

interface PersonRowProps {
  person: Person;
  onOpen: (opened: OpenDialog) => void;
}

function PersonRow({ person, onOpen }: PersonRowProps) {
  const { name, role, email, pinSetAt, isYou } = person;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name}
          {isYou && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{roleTexts[role].label}</span>
          <span>{pinSetAt ? `PIN set ${formatDayAndTime(pinSetAt)}` : 'No PIN'}</span>
        </p>
      </div>
      <div className="flex gap-1">
        <IconButton
          label={`Make a PIN code for ${name}`}
          icon={<KeyRound size={20} />}
          onClick={() => onOpen({ kind: 'code', person })}
        />
        <IconButton
          label={`Change ${name}`}
          icon={<Pencil size={20} />}
          onClick={() => onOpen({ kind: 'change', person })}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 size={20} />}
          disabled={isYou}
          onClick={() => onOpen({ kind: 'remove', person })}
        />
      </div>
      {email && <p className="col-span-2 text-sm wrap-anywhere text-ink-soft">{email}</p>}
    </li>
  );
}

interface RemoveDialogProps {
  vendorId: string;
  person: Person;
  onClose: () => void;
}

function RemoveDialog({ vendorId, person, onClose }: RemoveDialogProps) {
  const remove = useRemovePerson(vendorId);
  const confirm = () =>
    remove.mutate(person, {
      onSuccess: () => showToast({ kind: 'success', title: `${person.name} was removed` }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Remove ${person.name}?`}
      text="The sign-in and the PIN stop working at once. The log keeps the name."
      confirmLabel="Remove Person"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Removing..."
    />
  );
}
