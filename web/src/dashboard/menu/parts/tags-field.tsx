import { dishTagNames, dishTags } from '@thali/shared/menu/dish-tags';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Chip } from '../../../lib/ui/chip.tsx';
import type { ItemForm } from '../item-input.ts';

/** The diet and the ingredients of a dish. Rule: menu-15 */
export function TagsField({ control }: { control: Control<ItemForm> }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const error = fieldState.error?.message;
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        Diet and allergens <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      {error && (
        <p id={noteId} role="alert" className="mb-1.5 text-sm text-chilli">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {dishTags.map((tag, index) => {
          const isSelected = field.value.includes(tag);
          return (
            <Chip
              key={tag}
              ref={index === 0 ? field.ref : undefined}
              isSelected={isSelected}
              onClick={() =>
                field.onChange(
                  isSelected
                    ? field.value.filter((chosenTag) => chosenTag !== tag)
                    : [...field.value, tag],
                )
              }
            >
              {dishTagNames[tag]}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
