import { type SignInRole, signInRoles } from '@thali/shared/http/rights';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { RadioCards } from '../../../lib/ui/radio-cards.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { OneTimeCode } from '../parts/one-time-code.tsx';
import { SettingsSection } from '../parts/settings-section.tsx';
import { roleTexts } from '../team/team-texts.ts';
import { useRequestOutletCode } from './use-outlet-changes.ts';

/** Makes the code with which another person adds this mess to their sign-in. */
export function OutletCode({ vendor }: { vendor: Vendor }) {
  const [role, setRole] = useState<SignInRole>('owner');
  const [isOpen, setOpen] = useState(false);
  const { data: code, error, isPending, mutate } = useRequestOutletCode(vendor.id);
  const request = () => mutate(role);
  return (
    <SettingsSection
      title="Share This Mess"
      description="Another person adds this mess to their own sign-in with a code. You keep yours."
    >
      <div className="flex flex-col gap-4">
        <RadioCards
          legend="Their role here"
          name="outlet-role"
          value={role}
          onChange={setRole}
          cards={signInRoles.map((value) => ({
            value,
            label: roleTexts[value].label,
            description: roleTexts[value].text,
          }))}
        />
        <Button
          variant="secondary"
          isBusy={isPending}
          onClick={() => {
            setOpen(true);
            request();
          }}
        >
          Make a Join Code
        </Button>
      </div>
      {isOpen && (
        <OneTimeCode
          title={`Code for ${vendor.displayName}`}
          description="The other person signs in, opens Settings, Outlets, and types it there."
          code={isPending ? undefined : code}
          {...{ error, isPending }}
          onRenew={request}
          onClose={() => setOpen(false)}
        />
      )}
    </SettingsSection>
  );
}
