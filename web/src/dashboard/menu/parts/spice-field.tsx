import { type Control, useController, useWatch } from 'react-hook-form';
import { Chip } from '../../../lib/ui/chip.tsx';
import { SpicyMark } from '../../../lib/ui/marks/spicy-mark.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { ItemForm } from '../item-input.ts';

const levels = [
  { level: 1, name: 'Mild' },
  { level: 2, name: 'Medium' },
  { level: 3, name: 'Hot' },
] as const;

/** Rule: menu-16 */
export function SpiceField({ control }: { control: Control<ItemForm> }) {
  const { field } = useController({ control, name: 'isSpicy' });
  return (
    <>
      <Switch
        name={field.name}
        isOn={field.value}
        onChange={field.onChange}
        label={
          <span className="flex items-center gap-2 text-sm">
            <span aria-hidden="true" className="contents">
              <SpicyMark />
            </span>
            Spicy
          </span>
        }
      />
      {useWatch({ control, name: 'isSpicy' }) && <LevelChips control={control} />}
    </>
  );
}

/** The level is optional: a second press clears it. */
function LevelChips({ control }: { control: Control<ItemForm> }) {
  const { field } = useController({ control, name: 'spiceLevel' });
  return (
    <fieldset className="flex w-full flex-wrap gap-2">
      <legend className="sr-only">How spicy</legend>
      {levels.map(({ level, name }) => (
        <Chip
          key={level}
          isSelected={field.value === level}
          onClick={() => field.onChange(field.value === level ? null : level)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
