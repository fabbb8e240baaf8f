import { hasOwnLook } from '@thali/shared/plans/plan-ids';
import { LookEditor } from '../../../lib/look/look-editor.tsx';
import { LookPreview } from '../../../lib/look/theme-preview.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { SettingsSection } from './settings-section.tsx';

/** The storefront's colour, logo and cover. The plan decides whether the mess may change them. */
export function LookSection({ vendor }: { vendor: Vendor }) {
  const canEditLook = hasOwnLook(vendor.plan);
  return (
    <SettingsSection
      title="Storefront Look"
      description="Your accent colour and logo appear on the menu, your page and the table cards. Your cover appears above the menu."
    >
      {canEditLook ? <OwnLook vendor={vendor} /> : <FixedLook vendor={vendor} />}
    </SettingsSection>
  );
}

function OwnLook({ vendor }: { vendor: Vendor }) {
  const { mutateAsync } = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    onRefused: () => showToast(settingNotUpdated),
  });
  return <LookEditor vendor={vendor} onSave={(change) => mutateAsync(change)} />;
}

function FixedLook({ vendor }: { vendor: Vendor }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-field bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
        This is how your storefront looks today. Choosing colour, logo and cover yourself comes with
        the Enterprise plan; on other plans, our team will set them for you.
      </p>
      <LookPreview
        accentColor={vendor.accentColor ?? ''}
        logoUrl={vendor.logoUrl ?? ''}
        coverUrl={vendor.coverUrl ?? ''}
        name={vendor.displayName}
      />
    </div>
  );
}
