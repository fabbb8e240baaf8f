import { createOptionGroup } from '@thali/shared/menu/option-groups.contract';
import { sampleChoice, sampleGroup } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import {
  blankChoice,
  blankGroup,
  choicesOf,
  formOfGroup,
  type GroupForm,
  groupChanges,
  groupProblems,
  inputOfGroup,
  mergeChoices,
  toPreviewGroup,
  typedChoices,
} from './group-input.ts';

const stored = sampleGroup({
  choices: [
    sampleChoice({ isDefault: true }),
    sampleChoice({ id: 'HA1F', name: 'Half', price: 20 }),
  ],
});
const form = formOfGroup(stored);

function withChoice(position: number, changes: Partial<GroupForm['choices'][number]>): GroupForm {
  const choices = form.choices.map((choice, index) =>
    index === position ? { ...choice, ...changes } : choice,
  );
  return { ...form, choices };
}

const changesOf = (next: GroupForm, now = stored) => groupChanges(now, inputOfGroup(next, now));

describe('the request body for a changed group', () => {
  it('is empty for an unchanged form', () => {
    expect(changesOf(form)).toEqual({});
  });

  it('has only the name if the name changed, and all choices with their ids if one choice changed', () => {
    expect(changesOf({ ...form, name: ' Size ' })).toEqual({ name: 'Size' });
    expect(changesOf(withChoice(1, { price: '25.5' })).choices).toEqual([
      { id: 'FV11', name: 'Full', price: 0, isAvailable: true, isDefault: true },
      { id: 'HA1F', name: 'Half', price: 25.5, isAvailable: true, isDefault: false },
    ]);
  });

  it('has all choices if only their order changed', () => {
    const reversed = { ...form, choices: form.choices.toReversed() };
    expect(changesOf(reversed).choices?.map(({ id }) => id)).toEqual(['HA1F', 'FV11']);
  });

  it('has the number of portions only if the user edited it', () => {
    const counted = sampleGroup({ choices: [sampleChoice({ quantity: 12 })] });
    const openForm = formOfGroup(counted);
    const now = sampleGroup({ choices: [sampleChoice({ quantity: 9 })] });
    expect(changesOf(openForm, now)).toEqual({});
    const [choice] = openForm.choices;
    if (!choice) throw new Error('The form has no choice');
    const typed = (quantity: string) =>
      changesOf({ ...openForm, choices: [{ ...choice, quantity }] }, now).choices;
    expect(typed('20')).toMatchObject([{ quantity: 20 }]);
    expect(typed('')).toMatchObject([{ quantity: null }]);
  });

  it('creates a choice again if a colleague has deleted it', () => {
    const now = sampleGroup({ choices: [sampleChoice()] });
    expect(changesOf(form, now).choices?.map(({ id }) => id)).toEqual(['FV11', undefined]);
  });
});

describe('the rows of choices', () => {
  it('are ignored if they are empty', () => {
    expect(
      typedChoices([...form.choices, blankChoice(), { ...blankChoice(), price: ' ' }]),
    ).toEqual(form.choices);
  });

  it('are the choices that the form saves if nobody edits them', () => {
    expect(choicesOf(stored)).toEqual(inputOfGroup(form, stored).choices);
  });

  it('appear in the preview if they have a name', () => {
    const half = { ...blankChoice(), name: 'Half ', price: '20' };
    const shown = toPreviewGroup({ ...blankGroup(), choices: [half, blankChoice()] });
    expect(shown.choices).toMatchObject([{ id: half.key, name: 'Half', price: 20 }]);
  });
});

/** The fields for which the dialog shows a problem. */
function wrongFields(wrong: GroupForm): string[] {
  const { error } = createOptionGroup.request.body.safeParse(inputOfGroup(wrong, undefined));
  const fields = error?.issues.map(({ path }) => path.join('.')) ?? [];
  return [...fields, ...Object.keys(groupProblems(wrong))];
}

describe('groupProblems', () => {
  it('accepts a complete group', () => {
    expect(wrongFields(form)).toEqual([]);
  });

  it.each<[string, GroupForm]>([
    ['name', { ...form, name: ' ' }],
    ['choices.0.name', withChoice(0, { name: '' })],
    ['choices.1.price', withChoice(1, { price: '100000' })],
    ['choices.1.quantity', withChoice(1, { quantity: '100001' })],
    ['choices', withChoice(1, { isDefault: true })],
    ['maxChoices', { ...form, maxChoices: 3 }],
    ['minChoices', { ...form, minChoices: 2 }],
  ])('says what is wrong with %s', (field, wrong) => {
    expect(wrongFields(wrong)).toEqual([field]);
  });
});

describe("merging a colleague's changes", () => {
  const merged = (mine: GroupForm, theirs: GroupForm) =>
    mergeChoices(form, mine, theirs).choices.map(({ name, price }) => [name, price]);
  const added = (base: GroupForm, name: string) => ({
    ...base,
    choices: [...base.choices, { ...blankChoice(), name }],
  });

  it('keeps the new choices of each person', () => {
    expect(merged(added(form, 'Mini'), added(form, 'Family'))).toEqual([
      ['Full', ''],
      ['Half', '20'],
      ['Family', ''],
      ['Mini', ''],
    ]);
  });

  it('merges the changes of a choice field by field; the local value wins', () => {
    const mine = withChoice(1, { name: 'Half plate' });
    expect(merged(mine, withChoice(1, { price: '25' }))).toContainEqual(['Half plate', '25']);
    expect(merged(mine, withChoice(1, { name: 'Small' }))).toContainEqual(['Half plate', '20']);
  });

  it('removes what either person deleted, except locally edited choices', () => {
    const without = (position: number) => ({
      ...form,
      choices: form.choices.filter((_, index) => index !== position),
    });
    expect(merged(without(0), form)).toEqual([['Half', '20']]);
    expect(merged(form, without(0))).toEqual([['Half', '20']]);
    expect(merged(withChoice(0, { price: '5' }), without(0))).toContainEqual(['Full', '5']);
  });
});

it('shows an empty price for an old choice with a negative price, and keeps that price until somebody types a new one', () => {
  const old = sampleGroup({ choices: [sampleChoice(), sampleChoice({ id: 'HA1F', price: -20 })] });
  const [, half] = formOfGroup(old).choices;
  expect(half).toMatchObject({ price: '', keptPrice: -20 });
  expect(groupProblems(formOfGroup(old))).toEqual({});
  expect(groupChanges(old, inputOfGroup(formOfGroup(old), old))).toEqual({});
  const choices = formOfGroup(old).choices.map((choice) => ({ ...choice, price: '5' }));
  const typed = inputOfGroup({ ...formOfGroup(old), choices }, old);
  expect(typed.choices.map(({ price }) => price)).toEqual([5, 5]);
});
