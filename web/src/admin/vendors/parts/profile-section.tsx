import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { Palette, Pencil } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { thaliAccent } from '../../../lib/look/storefront-shades.ts';
import { VendorLogo } from '../../../lib/look/vendor-logo.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyValue } from '../../shared/date-time.tsx';
import { Fact, Facts } from '../../shared/facts.tsx';
import { Section, SectionLoading } from './billing-section.tsx';
import { LookDialog } from './look-dialog.tsx';
import { ProfileDialog, profileFields } from './profile-dialog.tsx';

/** Names, contact data and look, which only an admin may change. Rule: settings-1 */
export function ProfileSection({ vendorId }: { vendorId: string }) {
  const reading = useApi('GET /vendors/{vendorId}', { params: { vendorId } });
  return (
    <Section title="Profile and look">
      <Loaded reading={reading} loading={<SectionLoading rows={3} />} isSection>
        {({ vendor }) => <Profile vendor={vendor} />}
      </Loaded>
    </Section>
  );
}

function Profile({ vendor }: { vendor: OwnVendor }) {
  const [openDialog, setOpenDialog] = useState<'profile' | 'look'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Facts>
        {profileFields.map(({ key, label }) => (
          <Fact key={key} name={label}>
            {vendor[key] ?? <EmptyValue text="Not given" />}
          </Fact>
        ))}
        <Fact name="Look">
          <span className="flex items-center gap-2">
            <VendorLogo
              name={vendor.displayName}
              logoUrl={vendor.logoUrl}
              className="size-8 text-xs"
            />
            <span
              aria-hidden="true"
              style={{ background: vendor.accentColor ?? thaliAccent }}
              className="size-5 rounded-full border border-line-strong"
            />
            {vendor.accentColor ?? 'Thali’s own'}
          </span>
        </Fact>
      </Facts>
      <div className="mt-4 flex flex-wrap gap-2">
        <EditButton icon={<Pencil size={16} />} onClick={() => setOpenDialog('profile')}>
          Edit Profile
        </EditButton>
        <EditButton icon={<Palette size={16} />} onClick={() => setOpenDialog('look')}>
          Edit Look
        </EditButton>
      </div>
      {openDialog === 'profile' && <ProfileDialog vendor={vendor} onClose={close} />}
      {openDialog === 'look' && <LookDialog vendor={vendor} onClose={close} />}
    </>
  );
}

function EditButton(props: Pick<ComponentProps<typeof Button>, 'icon' | 'onClick' | 'children'>) {
  return <Button variant="secondary" size="small" aria-haspopup="dialog" {...props} />;
}
