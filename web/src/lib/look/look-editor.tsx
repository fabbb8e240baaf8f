import type { Theme } from '@thali/shared/brand/theme-surfaces';
import { typedColor } from '@thali/shared/brand/typed-color';
import { pastedUrl, withoutPlainHttp } from '@thali/shared/http/fields';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { CircleCheck, Contrast } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { AutosaveForm } from '../forms/autosave-form.tsx';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { isStoredPicture } from '../pictures/picture-upload.tsx';
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
  /** The text of a failure below the form. */
  failureMessage: string;
  /** Whether the editor saves each change. Otherwise, a button saves all changes. */
  isAutosaved?: boolean;
}

/** Colour, logo and cover, with a preview. */
export function LookEditor(props: LookEditorProps) {
  const { vendor, onSave, failureMessage, isAutosaved = false } = props;
  const savedLook: LookChange = {
    accentColor: vendor.accentColor?.toLowerCase() ?? '',
    logoUrl: vendor.logoUrl ?? '',
    coverUrl: vendor.coverUrl ?? '',
  };
  const form = useContractForm(updateVendor, {
    defaultValues: savedLook,
    toBody: (draft) => changesOf(savedLook, trimmed(draft)),
    check: (draft) => lookProblems(savedLook, trimmed(draft)),
    send: (_, draft) => onSave(changesOf(savedLook, trimmed(draft))),
    failureMessage,
    isAutosaved,
  });
  const draft = form.watch();
  const { accentColor: color, logoUrl, coverUrl } = trimmed(draft);
  const verdict = lookVerdict(color);
  const editedLook = { accentColor: color, logoUrl, coverUrl };
  const problems = lookProblems(savedLook, editedLook);
  const pictures = [
    { field: 'logoUrl', kind: logo },
    { field: 'coverUrl', kind: cover },
  ] as const;
  const canSave = Object.values(problems).every((problem) => !problem);
  const isChanged = Object.keys(changesOf(savedLook, editedLook)).length > 0;
  const change = (field: keyof LookChange) => (value: string) =>
    form.setValue(field, value, { shouldDirty: true });

  const fields = (
    <>
      <ColorField
        value={draft.accentColor}
        error={problems.accentColor}
        onChange={change('accentColor')}
        onPicked={() => {
          if (isAutosaved) form.submit();
        }}
      />
      {verdict && <ContrastCheck verdict={verdict} />}
      {pictures.map(({ field, kind }) => (
        <LookPictureField
          key={field}
          vendorId={vendor.id}
          kind={kind}
          value={draft[field]}
          isValid={!problems[field]}
          onChange={(value) => {
            change(field)(value);
            // An upload or a removal. A typed address is saved when the person leaves the field.
            const isChosen = value === '' || isStoredPicture(value, kind.shape);
            if (isAutosaved && isChosen) form.submit();
          }}
        />
      ))}
      <LookPreview
        accentColor={color}
        logoUrl={problems.logoUrl ? '' : withoutPlainHttp(logoUrl)}
        coverUrl={problems.coverUrl ? '' : withoutPlainHttp(coverUrl)}
        name={vendor.displayName}
      />
    </>
  );
  if (isAutosaved) return <AutosaveForm form={form}>{fields}</AutosaveForm>;
  return (
    <Form form={form}>
      {fields}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} disabled={!isChanged || !canSave} busyLabel="Saving...">
          Save Look
        </SubmitButton>
        {isChanged && (
          <Button variant="secondary" onClick={() => form.reset(savedLook)} disabled={form.isBusy}>
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

function lookProblems(
  savedLook: LookChange,
  editedLook: LookChange,
): Partial<Record<keyof LookChange, string>> {
  const { accentColor, logoUrl = '', coverUrl = '' } = changesOf(savedLook, editedLook);
  return {
    ...(accentColor && !lookVerdict(accentColor) && { accentColor: 'Enter a colour as #rrggbb' }),
    ...(!isPicture(logoUrl, 'square') && { logoUrl: 'Invalid URL' }),
    ...(!isPicture(coverUrl, 'cover') && { coverUrl: 'Invalid URL' }),
  };
}

function changesOf(savedLook: LookChange, editedLook: LookChange): Partial<LookChange> {
  const fields = Object.keys(editedLook) as (keyof LookChange)[];
  const changedFields = fields.filter((field) => editedLook[field] !== savedLook[field]);
  return Object.fromEntries(changedFields.map((field) => [field, editedLook[field]]));
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
  /** Runs when the person closes the colour picker. */
  onPicked: () => void;
}

/** A colour picker beside a text field. */
function ColorField({ value, error, onChange, onPicked }: ColorFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const reportPick = useEffectEvent(onPicked);
  useEffect(() => {
    const input = picker.current;
    // React's onChange comes with each movement in the picker.
    const report = () => reportPick();
    input?.addEventListener('change', report);
    return () => input?.removeEventListener('change', report);
  }, []);
  const isColor = /^#[0-9a-f]{6}$/.test(typedColor(value));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <input
        ref={picker}
        type="color"
        aria-label="Pick the accent colour"
        value={isColor ? typedColor(value) : thaliAccent}
        onChange={(event) => onChange(event.target.value)}
        className="mt-6.75 size-12 rounded-field border border-line-strong bg-surface p-1"
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
