import { countsProblem } from '@thali/shared/menu/choice-counts';
import {
  type Choice,
  createOptionGroup,
  type OptionGroup,
} from '@thali/shared/menu/option-groups.contract';
import { wholeOf } from '../../../lib/forms/typed-whole.ts';
import type { Problems } from '../../../lib/forms/use-contract-form.ts';
import { priceOf, priceProblem, priceText, typedPrice } from '../../shared/typed-figures.ts';
import { changedFields } from '../changed-fields.ts';
import { mergeLists } from '../merge-lists.ts';

/** A choice in the form: figures are text. */
export interface ChoiceForm {
  /** Identifies the row, because a new choice has no id. */
  key: string;
  /** Absent: a new choice. */
  id?: string;
  name: string;
  /** Added to the dish's price; may be negative. */
  price: string;
  isAvailable: boolean;
  isDefault: boolean;
  /** Empty: unlimited. */
  quantity: string;
  /** The portions as read. Orders use some meanwhile, so only edited portions are sent. */
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

/** A guest chooses one of two, as in half and full. */
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
 * Merges two people's changes of the choices, field by field. The local value wins a conflict. A locally edited
 * choice stays although the colleague deleted it.
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

/** The locally edited fields of a stored choice. */
function typedChanges(read: ChoiceForm | undefined, mine: ChoiceForm): Partial<ChoiceForm> {
  const typed = typedFields.filter((name) => read && mine[name] !== read[name]);
  return Object.fromEntries(typed.map((name) => [name, mine[name]]));
}

/** Drops empty rows. */
export function typedChoices(choices: readonly ChoiceForm[]): ChoiceForm[] {
  return choices.filter(
    ({ id, name, price, quantity }) => id || name.trim() || differenceOf(price) || quantity,
  );
}

/** @param stored  the group as it is now: a choice that a colleague has deleted is created again */
export function inputOfGroup(form: GroupForm, stored: OptionGroup | undefined) {
  return {
    name: form.name.trim(),
    minChoices: form.minChoices,
    maxChoices: form.maxChoices,
    choices: form.choices.map((choice) => ({
      ...(stored?.choices.some(({ id }) => id === choice.id) && { id: choice.id }),
      name: choice.name.trim(),
      price: differenceOf(choice.price),
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      ...(choice.quantity !== choice.quantityRead && {
        quantity: wholeOf(choice.quantity) ?? null,
      }),
    })),
  };
}

/** The changed fields. Choices are sent all together or not at all. */
export function groupChanges(stored: OptionGroup, input: GroupInput): Partial<GroupInput> {
  const { choices, ...fields } = input;
  const isSame = JSON.stringify(choices) === JSON.stringify(choicesOf(stored));
  return { ...changedFields(stored, fields), ...(!isSame && { choices }) };
}

/** A stored group's choices as a request body. The server keeps the number of portions. */
export function choicesOf(group: OptionGroup): GroupInput['choices'] {
  return inputOfGroup(formOfGroup(group), group).choices;
}

/** Names each unclear price difference. Then checks that the counts fit the choices, if each field is valid by itself. */
export function groupProblems(form: GroupForm): Problems<GroupForm> {
  const unclear = form.choices.flatMap(({ price }, place) => {
    const problem = priceProblem(signOf(price).rest);
    return problem ? [[`choices.${place}.price`, problem]] : [];
  });
  if (unclear.length > 0) return Object.fromEntries(unclear);
  const input = inputOfGroup(form, undefined);
  if (!createOptionGroup.request.body.safeParse(input).success) return {};
  const problem = countsProblem(input);
  return problem ? { [problem.field]: problem.message } : {};
}

/** The field's text after typing: `-` makes the difference negative, `+` positive, otherwise the sign stays. */
export function typedDifference(text: string, before: string): string {
  const { sign, rest } = signOf(text);
  const takesOff = sign === '-' || (before.startsWith('-') && sign === '');
  return (takesOff ? '-' : '') + typedPrice(rest);
}

/** Rupees; 0 for an empty field, NaN if the text is no certain price. */
function differenceOf(text: string): number {
  const { sign, rest } = signOf(text);
  const rupees = priceOf(rest) ?? 0;
  return sign === '-' ? -rupees : rupees;
}

function signOf(text: string): { sign: string; rest: string } {
  const [, sign = '', rest = ''] = /^\s*([+-]?)(.*)$/.exec(text) ?? [];
  return { sign, rest };
}

function shownPortions(text: string): number | null {
  const portions = wholeOf(text) ?? null;
  return Number.isNaN(portions) ? null : portions;
}

/** The group as guests would see it after saving. */
export function shownGroup(form: GroupForm): OptionGroup {
  return {
    id: '',
    ...{ name: form.name.trim(), minChoices: form.minChoices, maxChoices: form.maxChoices },
    choices: typedChoices(form.choices).map((choice) => ({
      id: choice.key,
      name: choice.name.trim(),
      price: differenceOf(choice.price) || 0,
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      quantity: shownPortions(choice.quantity),
    })),
  };
}
