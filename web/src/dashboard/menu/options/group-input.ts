import { choiceCountsProblem } from '@thali/shared/menu/choice-counts';
import {
  type Choice,
  createOptionGroup,
  type OptionGroup,
} from '@thali/shared/menu/option-groups.contract';
import type { Problems } from '../../../lib/forms/use-contract-form.ts';
import { parseWholeNumber } from '../../../lib/forms/whole-number.ts';
import { priceOf, priceProblem, priceText } from '../../shared/typed-figures.ts';
import { changedFields } from '../changed-fields.ts';
import { mergeLists } from '../merge-lists.ts';

/** The values of a choice in the form. Numbers are text. */
export interface ChoiceForm {
  /** Identifies the row: a new choice has no id yet. */
  key: string;
  /** Absent for a new choice. */
  id?: string;
  name: string;
  /** The amount that the choice adds to the price. */
  price: string;
  /** The negative price of an old choice. The form keeps it until the owner types an added price. */
  keptPrice?: number;
  isAvailable: boolean;
  isDefault: boolean;
  /** An empty text means unlimited portions. */
  quantity: string;
  /** The portions when the form opened. Orders may use portions meanwhile, so only an edited value is sent. */
  quantityRead: string;
}

export interface GroupForm {
  name: string;
  minChoices: number;
  maxChoices: number;
  choices: ChoiceForm[];
}

export type GroupInput = ReturnType<typeof inputOfGroup>;

let rowCount = 0;

export function blankChoice(): ChoiceForm {
  rowCount += 1;
  const texts = { name: '', price: '', quantity: '', quantityRead: '' };
  return { key: `new-${rowCount}`, ...texts, isAvailable: true, isDefault: false };
}

/** A new group with two empty choices. Guests choose one. */
export function blankGroup(): GroupForm {
  return { name: '', minChoices: 1, maxChoices: 1, choices: [blankChoice(), blankChoice()] };
}

export function formOfGroup({ name, minChoices, maxChoices, choices }: OptionGroup): GroupForm {
  return { name, minChoices, maxChoices, choices: choices.map(formOfChoice) };
}

function formOfChoice({ id, name, price, isAvailable, isDefault, quantity }: Choice): ChoiceForm {
  const portions = quantity === null ? '' : String(quantity);
  return {
    ...{ key: id, id, name, price: price > 0 ? priceText(price) : '', isAvailable, isDefault },
    ...(price < 0 && { keptPrice: price }),
    ...{ quantity: portions, quantityRead: portions },
  };
}

/**
 * Merges two people's changes of the choices, field by field. On a conflict, the local value wins. A locally edited
 * choice stays even if the colleague deleted it.
 */
export function mergeChoices(base: GroupForm, mine: GroupForm, theirs: GroupForm) {
  const [baseRows, theirRows] = [rowsOf(base), rowsOf(theirs)];
  const merged = new Map(theirRows);
  const editedRows = mine.choices.filter((row) => {
    const changes = typedChanges(baseRows.get(row.key), row);
    merged.set(row.key, { ...(theirRows.get(row.key) ?? row), ...changes });
    return Object.keys(changes).length > 0;
  });
  const keys = mergeLists([...baseRows.keys()], mine.choices.map(keyOf), [...theirRows.keys()]);
  const editedButDeleted = editedRows.map(keyOf).filter((key) => !keys.includes(key));
  return { choices: [...keys, ...editedButDeleted].flatMap((key) => merged.get(key) ?? []) };
}

function rowsOf({ choices }: GroupForm): Map<string, ChoiceForm> {
  return new Map(choices.map((row) => [row.key, row]));
}

function keyOf({ key }: ChoiceForm): string {
  return key;
}

const typedFields = ['name', 'price', 'isAvailable', 'isDefault', 'quantity'] as const;

/** The locally edited fields of a stored choice. */
function typedChanges(base: ChoiceForm | undefined, mine: ChoiceForm): Partial<ChoiceForm> {
  const editedFields = typedFields.filter((name) => base && mine[name] !== base[name]);
  return Object.fromEntries(editedFields.map((name) => [name, mine[name]]));
}

/** The rows without the empty rows. */
export function typedChoices(choices: readonly ChoiceForm[]): ChoiceForm[] {
  return choices.filter(
    ({ id, name, price, quantity }) => id || name.trim() || price.trim() || quantity,
  );
}

/** @param stored  the current group. A choice that it lacks, deleted by a colleague, is created again */
export function inputOfGroup(form: GroupForm, stored: OptionGroup | undefined) {
  return {
    name: form.name.trim(),
    minChoices: form.minChoices,
    maxChoices: form.maxChoices,
    choices: form.choices.map((choice) => ({
      ...(stored?.choices.some(({ id }) => id === choice.id) && { id: choice.id }),
      name: choice.name.trim(),
      price: addedPrice(choice),
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      ...(choice.quantity !== choice.quantityRead && {
        quantity: parseWholeNumber(choice.quantity) ?? null,
      }),
    })),
  };
}

/** The changed fields. If a choice has changed, includes all choices. */
export function groupChanges(stored: OptionGroup, input: GroupInput): Partial<GroupInput> {
  const { choices, ...fields } = input;
  const isSame = JSON.stringify(choices) === JSON.stringify(choicesOf(stored));
  return { ...changedFields(stored, fields), ...(!isSame && { choices }) };
}

/** The choices of a stored group as a request body, without portions. */
export function choicesOf(group: OptionGroup): GroupInput['choices'] {
  return inputOfGroup(formOfGroup(group), group).choices;
}

/** First finds unclear prices. If every field is valid, compares the counts with the choices. */
export function groupProblems(form: GroupForm): Problems<GroupForm> {
  const unclear = form.choices.flatMap(({ price }, index) => {
    const problem = priceProblem(price);
    return problem ? [[`choices.${index}.price`, problem]] : [];
  });
  if (unclear.length > 0) return Object.fromEntries(unclear);
  const input = inputOfGroup(form, undefined);
  if (!createOptionGroup.request.body.safeParse(input).success) return {};
  const problem = choiceCountsProblem(input);
  return problem ? { [problem.field]: problem.message } : {};
}

function addedPrice({ price, keptPrice = 0 }: ChoiceForm): number {
  return priceOf(price) ?? keptPrice;
}

function previewPortions(text: string): number | null {
  const portions = parseWholeNumber(text) ?? null;
  return Number.isNaN(portions) ? null : portions;
}

/** The group for the preview. */
export function toPreviewGroup(form: GroupForm): OptionGroup {
  return {
    id: '',
    ...{ name: form.name.trim(), minChoices: form.minChoices, maxChoices: form.maxChoices },
    choices: typedChoices(form.choices).map((choice) => ({
      id: choice.key,
      name: choice.name.trim(),
      price: addedPrice(choice) || 0,
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      quantity: previewPortions(choice.quantity),
    })),
  };
}
