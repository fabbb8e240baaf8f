import { countsProblem } from '@thali/shared/menu/choice-counts';
import {
  type Choice,
  createOptionGroup,
  type OptionGroup,
} from '@thali/shared/menu/option-groups.contract';
import type { Problems } from '../../../lib/forms/use-contract-form.ts';
import { numberOf, priceText, typedPrice } from '../../shared/typed-figures.ts';
import { changedFields } from '../changed-fields.ts';
import { mergeLists } from '../merge-lists.ts';

/** A choice as the editor holds it: what is typed is text. */
export interface ChoiceForm {
  /** Tells the rows apart, also of choices that have no id yet. */
  key: string;
  /** Absent: a new one. */
  id?: string;
  name: string;
  /** What it adds to the dish's price; with a minus it takes off. */
  price: string;
  isAvailable: boolean;
  isDefault: boolean;
  /** Empty: unlimited. */
  quantity: string;
  /** The portions as they were read: orders take some meanwhile, so they are sent only where others were typed. */
  quantityRead: string;
}

export interface GroupForm {
  name: string;
  minChoices: number;
  maxChoices: number;
  choices: ChoiceForm[];
}

export type GroupInput = ReturnType<typeof inputOfGroup>;

let rowsMade = 0;

export function blankChoice(): ChoiceForm {
  rowsMade += 1;
  const texts = { name: '', price: '', quantity: '', quantityRead: '' };
  return { key: `new-${rowsMade}`, ...texts, isAvailable: true, isDefault: false };
}

/** One of two, as in half and full. */
export function blankGroup(): GroupForm {
  return { name: '', minChoices: 1, maxChoices: 1, choices: [blankChoice(), blankChoice()] };
}

export function formOfGroup({ name, minChoices, maxChoices, choices }: OptionGroup): GroupForm {
  return { name, minChoices, maxChoices, choices: choices.map(formOfChoice) };
}

function formOfChoice({ id, name, price, isAvailable, isDefault, quantity }: Choice): ChoiceForm {
  const portions = quantity === null ? '' : String(quantity);
  return {
    ...{ key: id, id, name, price: price === 0 ? '' : priceText(price), isAvailable, isDefault },
    ...{ quantity: portions, quantityRead: portions },
  };
}

/**
 * Choices as two people changed them: both changes are kept, of one choice by its fields. What was typed here wins, and
 * one that was typed in stays though the colleague deleted it.
 */
export function mergeChoices(before: GroupForm, mine: GroupForm, now: GroupForm) {
  const [read, stored] = [rowsOf(before), rowsOf(now)];
  const merged = new Map(stored);
  const typedIn = mine.choices.filter((row) => {
    const changes = typedChanges(read.get(row.key), row);
    merged.set(row.key, { ...(stored.get(row.key) ?? row), ...changes });
    return Object.keys(changes).length > 0;
  });
  const keys = mergeLists([...read.keys()], mine.choices.map(keyOf), [...stored.keys()]);
  const kept = typedIn.map(keyOf).filter((key) => !keys.includes(key));
  return { choices: [...keys, ...kept].flatMap((key) => merged.get(key) ?? []) };
}

function rowsOf({ choices }: GroupForm): Map<string, ChoiceForm> {
  return new Map(choices.map((row) => [row.key, row]));
}

function keyOf({ key }: ChoiceForm): string {
  return key;
}

const typedFields = ['name', 'price', 'isAvailable', 'isDefault', 'quantity'] as const;

/** What was typed here in a choice that was read; in a new one, nothing that could differ. */
function typedChanges(read: ChoiceForm | undefined, mine: ChoiceForm): Partial<ChoiceForm> {
  const typed = typedFields.filter((name) => read && mine[name] !== read[name]);
  return Object.fromEntries(typed.map((name) => [name, mine[name]]));
}

/** Rows in which nothing was typed are none. */
export function typedChoices(choices: readonly ChoiceForm[]): ChoiceForm[] {
  return choices.filter(
    ({ id, name, price, quantity }) => id || name.trim() || numberOf(price) || quantity,
  );
}

/** @param stored  as it is now: a choice that a colleague has deleted is made again */
export function inputOfGroup(form: GroupForm, stored: OptionGroup | undefined) {
  return {
    name: form.name.trim(),
    minChoices: form.minChoices,
    maxChoices: form.maxChoices,
    choices: form.choices.map((choice) => ({
      ...(stored?.choices.some(({ id }) => id === choice.id) && { id: choice.id }),
      name: choice.name.trim(),
      price: numberOf(choice.price) ?? 0,
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      ...(choice.quantity !== choice.quantityRead && {
        quantity: numberOf(choice.quantity) ?? null,
      }),
    })),
  };
}

/** What differs from what is stored; the choices all of them or none. */
export function groupChanges(stored: OptionGroup, input: GroupInput): Partial<GroupInput> {
  const { choices, ...fields } = input;
  const isSame = JSON.stringify(choices) === JSON.stringify(choicesOf(stored));
  return { ...changedFields(stored, fields), ...(!isSame && { choices }) };
}

/** A group's choices as they would be written again; how many portions are left stays with the server. */
export function choicesOf(group: OptionGroup): GroupInput['choices'] {
  return inputOfGroup(formOfGroup(group), group).choices;
}

/** Whether the counts fit the choices; looked at once each field is right by itself. */
export function countsProblems(form: GroupForm): Problems<GroupForm> {
  const input = inputOfGroup(form, undefined);
  if (!createOptionGroup.request.body.safeParse(input).success) return {};
  const problem = countsProblem(input);
  return problem ? { [problem.field]: problem.message } : {};
}

/** What a price difference shows after this was typed: `-` anywhere takes off, `+` adds, else it stays as it was. */
export function typedDifference(text: string, before: string): string {
  const takesOff = text.includes('-') || (before.startsWith('-') && !text.includes('+'));
  return (takesOff ? '-' : '') + typedPrice(text.replaceAll(/[+-]/g, ''));
}

/** The group as guests would see it if it were saved like this. */
export function shownGroup(form: GroupForm): OptionGroup {
  return {
    id: '',
    ...{ name: form.name.trim(), minChoices: form.minChoices, maxChoices: form.maxChoices },
    choices: typedChoices(form.choices).map((choice) => ({
      id: choice.key,
      name: choice.name.trim(),
      price: numberOf(choice.price) ?? 0,
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      quantity: numberOf(choice.quantity) ?? null,
    })),
  };
}
