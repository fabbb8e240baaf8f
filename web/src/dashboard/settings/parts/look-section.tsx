import { LookEditor } from '../../../lib/look/look-editor.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { notSaved, settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { SettingsSection } from './settings-section.tsx';

/** The storefront's colour, logo and cover. Rule: settings-8 */
export function LookSection({ vendor }: { vendor: Vendor }) {
  const { mutateAsync } = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    onRefused: (error) => showToast(settingNotUpdated(error)),
  });
  return (
    <SettingsSection
      title="Storefront Look"
      description="Your accent colour and logo appear on the menu, your page and the table cards. Your cover appears above the menu."
    >
      <LookEditor
        vendor={vendor}
        onSave={(change) => mutateAsync(change)}
        failureMessage={notSaved}
        isAutosaved
      />
    </SettingsSection>
  );
}
