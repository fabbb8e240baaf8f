import { withoutPlainHttp } from '@thali/shared/http/fields';
import { pictureSources } from '@thali/shared/pictures/picture-sources';
import { useState } from 'react';
import { isStoredPicture, PictureUpload } from '../pictures/picture-upload.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/text-field.tsx';

interface LogoFieldProps {
  vendorId: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The logo, uploaded or by its address, with the picture that it leads to. Rule: menu-20 */
export function LogoField({ vendorId, value, error, onChange }: LogoFieldProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = value.trim();
  const isStored = isStoredPicture(url);
  const isBroken = url !== '' && url === brokenUrl;
  return (
    <PictureUpload vendorId={vendorId} value={url} onChange={onChange}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start">
        {isStored ? (
          <p className="text-sm font-semibold">Logo</p>
        ) : (
          <TextField
            label="Logo URL"
            isOptional
            type="url"
            inputMode="url"
            placeholder="https://"
            hint="Or upload or drop a square picture. Leave empty for your initials."
            error={error ?? (isBroken ? 'Invalid URL' : undefined)}
            spellCheck={false}
            autoComplete="off"
            maxLength={2048}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {url && !error && !isBroken && (
          <img
            sizes="3rem"
            srcSet={pictureSources(url)[0]}
            src={withoutPlainHttp(url)}
            alt="The logo"
            onError={() => setBrokenUrl(url)}
            className={classNames(
              'ml-3 size-12 rounded-field border border-line bg-[white] object-contain',
              !isStored && 'mt-7.5',
            )}
          />
        )}
      </div>
    </PictureUpload>
  );
}
