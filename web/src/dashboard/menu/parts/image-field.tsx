import { isWebAddress, pastedUrl, withoutPlainHttp } from '@thali/shared/http/fields';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { isStoredPicture, PictureUpload } from '../../../lib/pictures/picture-upload.tsx';
import { useDebounced } from '../../../lib/time/use-debounced.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';

interface ImageFieldProps<V extends FieldValues> {
  vendorId: string;
  control: Control<V>;
  name: Path<V>;
}

/** The field for a picture: an upload or an address, with a preview. Rule: menu-9, menu-10, menu-20 */
export function ImageField<V extends FieldValues>({ vendorId, control, name }: ImageFieldProps<V>) {
  const { field, fieldState } = useController({ control, name });
  const address = String(field.value ?? '');
  const isStored = isStoredPicture(address);
  return (
    <PictureUpload vendorId={vendorId} value={address} onChange={field.onChange}>
      <div className={classNames('flex items-start', isStored ? 'flex-col gap-1.5' : 'gap-4')}>
        <div className="min-w-0 grow">
          {isStored ? (
            <p className="text-sm font-semibold">Photo</p>
          ) : (
            <TextField
              label="Image URL"
              isOptional
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              hint="Or the address of a picture. Square pictures look best, recommended 400x400"
              error={fieldState.error?.message}
              name={field.name}
              ref={field.ref}
              value={address}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </div>
        <ImagePreview address={address} />
      </div>
    </PictureUpload>
  );
}

const debounceMs = 350;

/** Shows the picture of the typed address, or 'Invalid URL' if the picture does not load. */
function ImagePreview({ address }: { address: string }) {
  const image = useDebounced(pastedUrl(address), debounceMs);
  const [brokenImage, setBrokenImage] = useState<string>();
  const isBroken = image !== '' && (brokenImage === image || !isLoadable(image));

  return (
    <div
      role="status"
      className={classNames(
        'grid size-24 shrink-0 place-items-center overflow-hidden rounded-field border bg-sunken text-center text-xs',
        isBroken ? 'border-chilli text-chilli' : 'border-line text-ink-faint',
        image === '' && 'border-dashed border-line-strong',
      )}
    >
      {image === '' ? (
        <Note Icon={ImagePlus} text="No picture" />
      ) : isBroken ? (
        <Note Icon={ImageOff} text="Invalid URL" />
      ) : (
        <img
          key={image}
          src={withoutPlainHttp(image)}
          alt="Preview"
          width={400}
          height={400}
          onError={() => setBrokenImage(image)}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

/** Accepts web addresses, and paths of this site: the demo's pictures are paths. */
function isLoadable(image: string): boolean {
  return isWebAddress(image) || /^\/(?!\/)/.test(image);
}

function Note({ Icon, text }: { Icon: typeof ImageOff; text: string }) {
  return (
    <span className="grid justify-items-center gap-1 px-1 font-semibold">
      <Icon size={22} />
      {text}
    </span>
  );
}
