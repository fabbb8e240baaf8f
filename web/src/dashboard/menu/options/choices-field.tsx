import { menuLimits } from '@thali/shared/menu/menu-limits';
import { Plus } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { Button } from '../../../lib/ui/button.tsx';
import { Required } from '../parts/field-group.tsx';
import { moveEntry } from '../parts/reorder-dialog.tsx';
import { useReorder } from '../parts/use-reorder.ts';
import { ChoiceRow } from './choice-row.tsx';
import { blankChoice, type ChoiceForm, type GroupForm } from './group-input.ts';

/** The choices of a group. The key Enter adds a row below; dragging or the arrows move a row. */
export function ChoicesField({ form }: { form: UseFormReturn<GroupForm> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'choices' });
  const choices = field.value;
  const noteId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const focusName = useFocusName(root, choices);
  const entries = choices.map(({ key, name }, position) => ({
    id: key,
    name: name.trim() || `Choice ${position + 1}`,
  }));
  const { listProps, draggedId, announcement, moveTo } = useReorder(entries, (from, to) =>
    changeRows(moveEntry(choices, from, to)),
  );
  const isFull = choices.length >= menuLimits.choices;
  const error = fieldState.error?.message;

  /** Changes the rows. Clears the problems first, because they belong to positions in the list. */
  function changeRows(rows: readonly ChoiceForm[]) {
    form.clearErrors('choices');
    field.onChange(rows);
  }

  function addAfter(position: number) {
    if (isFull) return;
    const newRow = blankChoice();
    changeRows([...choices.slice(0, position + 1), newRow, ...choices.slice(position + 1)]);
    focusName(newRow.key);
  }

  function change(position: number, changes: Partial<ChoiceForm>) {
    field.onChange(
      choices.map((choice, index) => (index === position ? { ...choice, ...changes } : choice)),
    );
    for (const name of ['price', 'quantity'] as const) {
      if (problemOf(position, name)) void form.trigger(`choices.${position}.${name}`);
    }
  }

  function problemOf(position: number, name: 'name' | 'price' | 'quantity') {
    return form.formState.errors.choices?.[position]?.[name]?.message;
  }

  function remove(position: number) {
    const remainingRows = choices.filter((_, index) => index !== position);
    changeRows(remainingRows);
    const nextRow = remainingRows[Math.min(position, remainingRows.length - 1)];
    if (nextRow) focusName(nextRow.key);
  }

  // When the form fails, focuses the first row with a problem.
  field.ref({ focus: () => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus() });

  return (
    <fieldset ref={root} aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        <Required>Choices</Required>
      </legend>
      <ol {...listProps} className="flex flex-col gap-2">
        {choices.map((choice, position) => (
          <ChoiceRow
            key={choice.key}
            choice={choice}
            position={position}
            count={choices.length}
            label={entries[position]?.name ?? ''}
            isDragged={draggedId === choice.key}
            problemOf={(name) => problemOf(position, name)}
            onChange={(changes) => change(position, changes)}
            onLeave={(name) => void form.trigger(`choices.${position}.${name}`)}
            onEnter={() => addAfter(position)}
            onRemove={() => remove(position)}
            onStep={(to, button) => moveTo(choice.key, to, button)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && (
        <p id={noteId} role="alert" className="mt-1.5 text-sm text-chilli">
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<Plus size={18} />}
        disabled={isFull}
        onClick={() => addAfter(choices.length - 1)}
        className="mt-2"
      >
        Add Choice
      </Button>
    </fieldset>
  );
}

/** @returns a function that focuses the name of a row after the next rendering */
function useFocusName(
  root: RefObject<HTMLElement | null>,
  choices: readonly ChoiceForm[],
): (key: string) => void {
  const rowToFocus = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices render the row
  useLayoutEffect(() => {
    if (!rowToFocus.current) return;
    root.current?.querySelector<HTMLElement>(`[data-row="${rowToFocus.current}"] input`)?.focus();
    rowToFocus.current = undefined;
  }, [choices]);
  return (key) => {
    rowToFocus.current = key;
  };
}
