import { isWebAddress, withoutPlainHttp } from '@thali/shared/http/fields';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useUnsaved } from '../../../lib/unsaved/use-unsaved.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { settingNotUpdated, settingUpdated } from '../setting-toasts.ts';
import { ColorField } from './color-field.tsx';
import { ContrastCheck } from './contrast-check.tsx';
import { LogoField } from './logo-field.tsx';
import { LookPreview } from './look-preview.tsx';
import { lookVerdict } from './look-verdict.ts';

/** Colour and logo, tried out before they are saved. */
export function LookEditor({ vendor }: { vendor: Vendor }) {
  const saved = { accentColor: vendor.accentColor ?? '', logoUrl: vendor.logoUrl ?? '' };
  const [draft, setDraft] = useState(saved);
  const color = draft.accentColor.trim().toLowerCase();
  const logoUrl = draft.logoUrl.trim();
  const verdict = lookVerdict(color);
  const colorError = color && !verdict ? 'Enter a colour as #rrggbb' : undefined;
  const logoError = logoUrl && !isWebAddress(logoUrl) ? 'Invalid URL' : undefined;
  const isChanged = color !== saved.accentColor.toLowerCase() || logoUrl !== saved.logoUrl;
  const change = useUpdateVendor(vendor.id, {
    onSaved: () => showToast(settingUpdated),
    onRefused: () => showToast(settingNotUpdated),
  });
  useUnsaved(isChanged);

  function save(event: FormEvent) {
    event.preventDefault();
    if (change.isPending || colorError || logoError) return;
    change.mutate({ accentColor: color, logoUrl });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <ColorField
        value={draft.accentColor}
        error={colorError}
        onChange={(accentColor) => setDraft((before) => ({ ...before, accentColor }))}
      />
      {verdict && <ContrastCheck verdict={verdict} />}
      <LogoField
        value={draft.logoUrl}
        error={logoError}
        onChange={(next) => setDraft((before) => ({ ...before, logoUrl: next }))}
      />
      <LookPreview
        accentColor={color}
        logoUrl={logoError ? '' : withoutPlainHttp(logoUrl)}
        name={vendor.displayName}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          disabled={!isChanged || Boolean(colorError ?? logoError)}
          isBusy={change.isPending}
          busyLabel="Saving..."
        >
          Save Look
        </Button>
        {isChanged && (
          <Button variant="secondary" onClick={() => setDraft(saved)} disabled={change.isPending}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
