import { createOptionGroup } from '@thali/shared/menu/option-groups.contract';
import { sampleChoice, sampleGroup } from '@thali/shared/menu/sample-menu';
import { describe, expect, it } from 'vitest';
import {
  blankChoice,
  blankGroup,
  choicesOf,
  countsProblems,
  formOfGroup,
  type GroupForm,
  groupChanges,
  inputOfGroup,
  mergeChoices,
  shownGroup,
  typedChoices,
  typedDifference,
} from './group-input.ts';

const stored = sampleGroup();
const form = formOfGroup(stored);

function withChoice(place: number, changes: Partial<GroupForm['choices'][number]>): GroupForm {
  const choices = form.choices.map((one, index) =>
    index === place ? { ...one, ...changes } : one,
  );
  return { ...form, choices };
}

const changesOf = (next: GroupForm, now = stored) => groupChanges(now, inputOfGroup(next, now));

describe('what is sent of a group', () => {
  it('is nothing where nothing was touched', () => {
    expect(changesOf(form)).toEqual({});
  });

  it('is its name alone, or all choices with their ids', () => {
    expect(changesOf({ ...form, name: ' Size ' })).toEqual({ name: 'Size' });
    expect(changesOf(withChoice(1, { price: '-25.5' })).choices).toEqual([
      { id: 'FV11', name: 'Full', price: 0, isAvailable: true, isDefault: true },
      { id: 'HA1F', name: 'Half', price: -25.5, isAvailable: true, isDefault: false },
    ]);
  });

  it('takes another order for a change', () => {
    const turned = { ...form, choices: form.choices.toReversed() };
    expect(changesOf(turned).choices?.map(({ id }) => id)).toEqual(['HA1F', 'FV11']);
  });

  it('has portions only where others were typed: orders take some meanwhile', () => {
    const counted = sampleGroup({ choices: [sampleChoice({ quantity: 12 })] });
    const opened = formOfGroup(counted);
    const now = sampleGroup({ choices: [sampleChoice({ quantity: 9 })] });
    expect(changesOf(opened, now)).toEqual({});
    const [choice] = opened.choices;
    if (!choice) throw new Error('It has a choice');
    const typed = (quantity: string) =>
      changesOf({ ...opened, choices: [{ ...choice, quantity }] }, now).choices;
    expect(typed('20')).toMatchObject([{ quantity: 20 }]);
    expect(typed('')).toMatchObject([{ quantity: null }]);
  });

  it('makes a choice again that a colleague has deleted', () => {
    const now = sampleGroup({ choices: [sampleChoice()] });
    expect(changesOf(form, now).choices?.map(({ id }) => id)).toEqual(['FV11', undefined]);
  });
});

describe('rows', () => {
  it('in which nothing was typed are none', () => {
    expect(
      typedChoices([...form.choices, blankChoice(), { ...blankChoice(), price: '-' }]),
    ).toEqual(form.choices);
  });

  it('are written again as they are stored', () => {
    expect(choicesOf(stored)).toEqual(inputOfGroup(form, stored).choices);
  });

  it('are shown to guests without their ids, as far as they are typed', () => {
    const half = { ...blankChoice(), name: 'Half ', price: '-20' };
    const shown = shownGroup({ ...blankGroup(), choices: [half, blankChoice()] });
    expect(shown.choices).toMatchObject([{ id: half.key, name: 'Half', price: -20 }]);
  });
});

/** The fields at which the dialog says something. */
function wrongFields(wrong: GroupForm): string[] {
  const { error } = createOptionGroup.request.body.safeParse(inputOfGroup(wrong, undefined));
  const found = error?.issues.map(({ path }) => path.join('.')) ?? [];
  return [...found, ...Object.keys(countsProblems(wrong))];
}

describe('check group', () => {
  it('lets a whole one through', () => {
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

it.each([
  ['20', '', '20'],
  ['20', '-', '-20'],
  ['-20', '', '-20'],
  ['+20', '-2', '20'],
  ['', '-20', '-'],
  ['1,250.505', '', '1250.50'],
])('a difference of %j typed over %j is %j', (text, before, after) => {
  expect(typedDifference(text, before)).toBe(after);
});

describe('a group that a colleague changes meanwhile', () => {
  const merged = (mine: GroupForm, now: GroupForm) =>
    mergeChoices(form, mine, now).choices.map(({ name, price }) => [name, price]);
  const added = (before: GroupForm, name: string) => ({
    ...before,
    choices: [...before.choices, { ...blankChoice(), name }],
  });

  it('has what both added', () => {
    expect(merged(added(form, 'Mini'), added(form, 'Family'))).toEqual([
      ['Full', ''],
      ['Half', '-20'],
      ['Family', ''],
      ['Mini', ''],
    ]);
  });

  it('has a choice as each of both changed it, and as it is typed here where both did', () => {
    const mine = withChoice(1, { name: 'Half plate' });
    expect(merged(mine, withChoice(1, { price: '-25' }))).toContainEqual(['Half plate', '-25']);
    expect(merged(mine, withChoice(1, { name: 'Small' }))).toContainEqual(['Half plate', '-20']);
  });

  it('loses what either deleted, but for what was typed in', () => {
    const without = (place: number) => ({
      ...form,
      choices: form.choices.filter((_, index) => index !== place),
    });
    expect(merged(without(0), form)).toEqual([['Half', '-20']]);
    expect(merged(form, without(0))).toEqual([['Half', '-20']]);
    expect(merged(withChoice(0, { price: '5' }), without(0))).toContainEqual(['Full', '5']);
  });
});
