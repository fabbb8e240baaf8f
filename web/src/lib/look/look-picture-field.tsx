import { isWebAddress, pastedUrl, withoutPlainHttp } from '@thali/shared/http/fields';
import { pictureSources } from '@thali/shared/pictures/picture-sources';
import type { PictureShape } from '@thali/shared/pictures/stored-picture';
import { useState } from 'react';
import { isStoredPicture, PictureUpload } from '../pictures/picture-upload.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/text-field.tsx';

export const logo = {
  label: 'Logo',
  shape: 'square',
  button: 'logo',
  hint: 'Or the address of a square picture. Leave empty for your initials.',
  sizes: '3rem',
  layout: 'grid-cols-[minmax(0,1fr)_auto]',
  preview: 'ml-3 size-12 object-contain bg-[white]',
} as const;

export const cover = {
  label: 'Cover',
  shape: 'cover',
  button: 'cover',
  hint: 'Or the address of a wide picture of your food or your place. Guests see it above the menu.',
  sizes: '28rem',
  layout: 'gap-2',
  // Hidden: it only detects a broken address. The storefront preview shows the cover.
  preview: 'sr-only',
} as const;

interface LookPictureFieldProps {
  vendorId: string;
  kind: typeof logo | typeof cover;
  value: string;
  /** Whether the address can be saved. */
  isValid: boolean;
  onChange: (value: string) => void;
}

/** Edits the logo or the cover, by upload or by address, with a preview. Rule: menu-20 */
export function LookPictureField(props: LookPictureFieldProps) {
  const { vendorId, kind, value, isValid, onChange } = props;
  const { label, shape, hint } = kind;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = pastedUrl(value);
  const isStored = isStoredPicture(url, shape);
  const isBad = !isValid || (url !== '' && url === brokenUrl);
  return (
    <PictureUpload
      vendorId={vendorId}
      value={url}
      shape={shape}
      name={kind.button}
      onChange={onChange}
    >
      <div className={classNames('grid items-start', kind.layout)}>
        {isStored ? (
          <p className="text-sm font-semibold">{label}</p>
        ) : (
          <TextField
            label={`${label} URL`}
            isOptional
            type="url"
            inputMode="url"
            placeholder="https://"
            hint={hint}
            error={isBad ? 'Invalid URL' : undefined}
            spellCheck={false}
            autoComplete="off"
            maxLength={2048}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {url && !isBad && (
          <img
            sizes={kind.sizes}
            srcSet={pictureSources(url)[0]}
            src={withoutPlainHttp(url)}
            alt={`The ${label.toLowerCase()}`}
            onError={() => setBrokenUrl(url)}
            className={classNames(
              'rounded-field border border-line',
              kind.preview,
              !isStored && kind === logo && 'mt-7.5',
            )}
          />
        )}
      </div>
    </PictureUpload>
  );
}

/** Whether an address can be saved. An empty address means no picture. */
export function isPicture(url: string, shape: PictureShape): boolean {
  return url === '' || isWebAddress(url) || isStoredPicture(url, shape);
}
