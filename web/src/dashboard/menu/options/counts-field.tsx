import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { Select } from '../../../lib/ui/select.tsx';
import type { GroupForm } from './group-input.ts';
import { choiceRuleText } from './group-texts.ts';

/** The minimum and maximum number of choices, also as a sentence. */
export function CountsField({ form }: { form: UseFormReturn<GroupForm> }) {
  const [minChoices, maxChoices] = useWatch({
    control: form.control,
    name: ['minChoices', 'maxChoices'],
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-2 gap-4">
        <CountSelect form={form} name="minChoices" label="At least" min={0} />
        <CountSelect form={form} name="maxChoices" label="At most" min={1} />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {choiceRuleText({ minChoices, maxChoices })}
      </p>
    </div>
  );
}

interface CountSelectProps {
  form: UseFormReturn<GroupForm>;
  name: 'minChoices' | 'maxChoices';
  label: string;
  min: number;
}

/** Offers every number up to the number of choices, and the current value. */
function CountSelect({ form, name, label, min }: CountSelectProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const choices = useWatch({ control: form.control, name: 'choices' });
  const max = Math.max(choices.length, field.value, 1);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

  function change(text: string) {
    const count = Number(text);
    field.onChange(count);
    // Adjusts the other field, so that the minimum is never above the maximum.
    const { minChoices, maxChoices } = form.getValues();
    if (minChoices > maxChoices) {
      const otherCount = name === 'minChoices' ? 'maxChoices' : 'minChoices';
      form.setValue(otherCount, count, { shouldDirty: true });
    }
  }

  return (
    <Select
      label={label}
      name={name}
      ref={field.ref}
      options={numbers.map((value) => ({ value, label: value }))}
      value={String(field.value)}
      onChange={change}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
