import { useMutation } from '@tanstack/react-query';
import type { TeamRole } from '@thali/shared/http/rights';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { type PinRequest, pinRequest } from './acting.ts';
import * as texts from './person-texts.ts';
import { PinPad } from './pin-pad.tsx';
import { recentPeople, rememberRecentPerson } from './recent-people.ts';
import { SetPinForm } from './set-pin-form.tsx';
import { unlockDevice } from './unlock-device.ts';
import { useDeviceTeam } from './use-device-team.ts';

/** Asks for a person's PIN when a call needs one. Rule: team-4, team-5 */
export function Keypad() {
  const request = useObservable(pinRequest);
  return request ? <OpenKeypad request={request} /> : null;
}

function OpenKeypad({ request }: { request: PinRequest }) {
  const { roles, isForOneCall, answer } = request;
  const [isSettingPin, setSettingPin] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={() => answer(undefined)}
      title={isSettingPin ? texts.setPin : isForOneCall ? texts.whoAllows : texts.whoIsIt}
      description={isSettingPin ? undefined : neededRolesText(roles)}
      size="small"
    >
      {isSettingPin ? (
        <SetPinForm onDone={() => setSettingPin(false)} />
      ) : (
        <PersonAndPin request={request} onSetPin={() => setSettingPin(true)} />
      )}
    </Dialog>
  );
}

function neededRolesText(roles: readonly TeamRole[] | undefined): string | undefined {
  if (!roles || roles.length === 4) return undefined;
  return roles.includes('counter')
    ? texts.needsCounter
    : roles.includes('manager')
      ? texts.needsManager
      : texts.needsOwner;
}

const minDigits = 4;

function PersonAndPin({ request, onSetPin }: { request: PinRequest; onSetPin: () => void }) {
  const { roles, isForOneCall, answer } = request;
  const reading = useDeviceTeam();
  const recent = useObservable(recentPeople);
  const [personId, setPersonId] = useState<string>();
  const [pin, setPin] = useState('');
  const unlock = useMutation({
    mutationFn: (entry: { personId: string; pin: string }) =>
      unlockDevice({ ...entry, isForOneCall }),
    onSuccess: (unlocked) => {
      rememberRecentPerson(unlocked.person.id);
      answer(unlocked);
    },
    onError: () => setPin(''),
  });
  return (
    <Loaded reading={reading} isSection loading={<Skeleton className="h-80 w-full" />}>
      {({ people }) => {
        const allowedPeople = people
          .filter(({ role, hasPin }) => hasPin && (!roles || roles.includes(role)))
          .toSorted((a, b) => rankOf(a.id, recent) - rankOf(b.id, recent));
        const chosenId = personId ?? allowedPeople[0]?.id;
        return (
          <div className="flex flex-col gap-4">
            {allowedPeople.length === 0 && <p>{texts.nobodyHasPin}</p>}
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{texts.person}</legend>
              {allowedPeople.map(({ id, name }) => (
                <Chip
                  key={id}
                  isSelected={id === chosenId}
                  onClick={() => {
                    setPersonId(id);
                    setPin('');
                  }}
                >
                  {name}
                </Chip>
              ))}
            </fieldset>
            {chosenId !== undefined && (
              <>
                <PinPad pin={pin} onChange={setPin} />
                <FormFailure
                  text={unlock.error ? failureText(unlock.error, texts.didNotWork) : undefined}
                />
                <Button
                  size="large"
                  isFullWidth
                  isBusy={unlock.isPending}
                  disabled={pin.length < minDigits}
                  onClick={() => unlock.mutate({ personId: chosenId, pin })}
                >
                  {isForOneCall ? texts.allowOnce : texts.unlock}
                </Button>
              </>
            )}
            <Button variant="quiet" onClick={onSetPin}>
              {texts.setPinWithCode}
            </Button>
          </div>
        );
      }}
    </Loaded>
  );
}

function rankOf(id: string, recent: readonly string[]): number {
  const index = recent.indexOf(id);
  return index < 0 ? recent.length : index;
}
