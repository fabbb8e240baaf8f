import { menuLimits } from '@thali/shared/menu/menu-limits';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import type { ItemForm } from '../item-input.ts';

/** What comes with a dish, and whether that is another on each day. Rule: menu-26, menu-27 */
export function ContentsFields({ form }: { form: UseFormReturn<ItemForm> }) {
  const { field } = useController({ control: form.control, name: 'contentsChangeDaily' });
  return (
    <>
      <TextArea
        label="What comes with it"
        isOptional
        rows={2}
        maxLength={menuLimits.contentsLength}
        placeholder="Dal, rice, 3 roti, salad"
        {...form.register('contents')}
        error={form.formState.errors.contents?.message}
      />
      <Switch
        name={field.name}
        isOn={field.value}
        onChange={field.onChange}
        label="Contents change every day"
        description="Type what is in it each morning, on the Overview or the Menu tab. For that day guests see it on top of the menu."
      />
    </>
  );
}
