import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { ImagePreview } from './image-preview.tsx';

interface ImageFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: Path<V>;
}

/** A picture by its address, seen while it is typed. Rule: menu-9, menu-10 */
export function ImageField<V extends FieldValues>({ control, name }: ImageFieldProps<V>) {
  const { field, fieldState } = useController({ control, name });
  const address = String(field.value ?? '');
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 grow">
        <TextField
          label="Image URL"
          isOptional
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          hint="Square pictures look best, recommended 400x400"
          error={fieldState.error?.message}
          name={field.name}
          ref={field.ref}
          value={address}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </div>
      <ImagePreview address={address} />
    </div>
  );
}
