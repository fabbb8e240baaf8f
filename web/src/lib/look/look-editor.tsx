import type { Theme } from '@thali/shared/brand/theme-surfaces';
import { typedColor } from '@thali/shared/brand/typed-color';
import { pastedUrl, withoutPlainHttp } from '@thali/shared/http/fields';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { CircleCheck, Contrast } from 'lucide-react';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { cover, isPicture, LookPictureField, logo } from './look-picture-field.tsx';
import { contrastText, type LookVerdict, lookVerdict } from './look-verdict.ts';
import { thaliAccent } from './storefront-shades.ts';
import { LookPreview } from './theme-preview.tsx';

/** An empty field restores Thali's own look. */
type LookChange = {
  accentColor: string;
  logoUrl: string;
  coverUrl: string;
};

interface LookEditorProps {
  vendor: Pick<PublicVendor, 'id' | 'accentColor' | 'logoUrl' | 'coverUrl' | 'displayName'>;
  /** Gets only the changed fields, so that two people can change different fields. */
  onSave: (change: Partial<LookChange>) => Promise<unknown>;
  /** The text of a failure below the form. If absent, a toast shows the failure. */
  failureMessage?: string;
}

/** Colour, logo and cover, with a preview before saving. */
export function LookEditor({ vendor, onSave, failureMessage }: LookEditorProps) {
  const saved: LookChange = {
    accentColor: vendor.accentColor?.toLowerCase() ?? '',
    logoUrl: vendor.logoUrl ?? '',
    coverUrl: vendor.coverUrl ?? '',
  };
  const form = useContractForm(updateVendor, {
    defaultValues: saved,
    toBody: (draft) => changesOf(saved, trimmed(draft)),
    send: (_, draft) => onSave(changesOf(saved, trimmed(draft))),
    ...(failureMessage && { failureMessage }),
  });
  const draft = form.watch();
  const { accentColor: color, logoUrl, coverUrl } = trimmed(draft);
  const verdict = lookVerdict(color);
  const colorError = color && !verdict ? 'Enter a colour as #rrggbb' : undefined;
  const changes = changesOf(saved, { accentColor: color, logoUrl, coverUrl });
  const isGoodLogo = isPicture(changes.logoUrl ?? '', 'square');
  const isGoodCover = isPicture(changes.coverUrl ?? '', 'cover');
  const pictures = [
    { field: 'logoUrl', kind: logo, isGood: isGoodLogo },
    { field: 'coverUrl', kind: cover, isGood: isGoodCover },
  ] as const;
  const canSave = !colorError && isGoodLogo && isGoodCover;
  const isChanged = Object.keys(changes).length > 0;
  const change = (field: keyof LookChange) => (value: string) =>
    form.setValue(field, value, { shouldDirty: true });

  return (
    <Form form={form}>
      <ColorField value={draft.accentColor} error={colorError} onChange={change('accentColor')} />
      {verdict && <ContrastCheck verdict={verdict} />}
      {pictures.map(({ field, kind, isGood }) => (
        <LookPictureField
          key={field}
          vendorId={vendor.id}
          kind={kind}
          value={draft[field]}
          isGood={isGood}
          onChange={change(field)}
        />
      ))}
      <LookPreview
        accentColor={color}
        logoUrl={isGoodLogo ? withoutPlainHttp(logoUrl) : ''}
        coverUrl={isGoodCover ? withoutPlainHttp(coverUrl) : ''}
        name={vendor.displayName}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} disabled={!isChanged || !canSave} busyLabel="Saving...">
          Save Look
        </SubmitButton>
        {isChanged && (
          <Button variant="secondary" onClick={() => form.reset(saved)} disabled={form.isBusy}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}

function trimmed({ accentColor, logoUrl, coverUrl }: LookChange): LookChange {
  return {
    accentColor: typedColor(accentColor),
    logoUrl: pastedUrl(logoUrl),
    coverUrl: pastedUrl(coverUrl),
  };
}

function changesOf(saved: LookChange, edited: LookChange): Partial<LookChange> {
  const fields = Object.keys(edited) as (keyof LookChange)[];
  const changed = fields.filter((field) => edited[field] !== saved[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Says whether the colour is readable. */
function ContrastCheck({ verdict }: { verdict: LookVerdict }) {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-field bg-sunken px-3.5 py-3 text-sm">
      <Line theme="light" verdict={verdict} />
      <Line theme="dark" verdict={verdict} />
    </div>
  );
}

function Line({ theme, verdict }: { theme: Theme; verdict: LookVerdict }) {
  const { isAdjusted, label, text } = verdict[theme];
  const lowest = contrastText(Math.min(label, text));
  return (
    <p className="flex gap-2">
      {isAdjusted ? (
        <Contrast size={18} className="mt-0.5 shrink-0 text-accent-ink" />
      ) : (
        <CircleCheck size={18} className="mt-0.5 shrink-0 text-leaf" />
      )}
      <span className="text-ink-soft">
        <strong className="font-semibold text-ink">In {theme}:</strong>{' '}
        {isAdjusted
          ? `a shade of your colour that is easier to read (contrast ${lowest}).`
          : `your colour as it is, easy to read (contrast ${lowest}).`}
      </span>
    </p>
  );
}

interface ColorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour picker beside a text field. */
function ColorField({ value, error, onChange }: ColorFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/.test(typedColor(value));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <input
        type="color"
        aria-label="Pick the accent colour"
        value={isColor ? typedColor(value) : thaliAccent}
        onChange={(event) => onChange(event.target.value)}
        className="mt-7.5 size-12 rounded-field border border-line-strong bg-surface p-1"
      />
      <TextField
        label="Accent colour"
        isOptional
        placeholder="#rrggbb"
        hint="Leave empty for Thali’s turmeric yellow."
        error={error}
        spellCheck={false}
        autoComplete="off"
        maxLength={16}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tabular-nums"
      />
    </div>
  );
}
