import { describe, expect, it } from 'vitest';
import { allGroupsOf, canChoose, choiceProblem, portionPaise, resolveChoices } from './choices.ts';
import { sampleChoice, sampleGroup, sampleItem } from './sample-menu.ts';

const portion = sampleGroup();
const sabzis = sampleGroup({
  id: 'GR0VP0000002',
  name: 'Sabzi',
  minChoices: 2,
  maxChoices: 2,
  choices: ['A100', 'BH1N', 'CHNA'].map((id) => sampleChoice({ id, name: id, price: 5 })),
});
const full = { groupId: portion.id, choiceId: 'FV11' };
const half = { groupId: portion.id, choiceId: 'HA1F' };
const sabzi = (choiceId: string) => ({ groupId: sabzis.id, choiceId });

it('returns the groups of a dish in the dish’s order, without deleted groups', () => {
  const optionGroupIds = [sabzis.id, 'GR0VP0000009', portion.id];
  expect(allGroupsOf(sampleItem({ optionGroupIds }), [portion, sabzis])).toEqual([sabzis, portion]);
  expect(allGroupsOf(sampleItem(), [portion, sabzis])).toEqual([]);
});

it('charges the price of the size, not of the dish', () => {
  const sizes = [
    { id: 'HA1F', name: 'Half', price: 60.1 },
    { id: 'FV11', name: 'Full', price: 110.35 },
  ];
  const dish = sampleItem({ price: 60.1, sizes, optionGroupIds: [sabzis.id] });
  const groups = allGroupsOf(dish, [sabzis]);
  expect(groups.map(({ id }) => id)).toEqual([dish.id, sabzis.id]);
  const chosen = [{ groupId: dish.id, choiceId: 'FV11' }, sabzi('A100'), sabzi('BH1N')];
  expect(choiceProblem(groups, chosen)).toBeUndefined();
  expect(choiceProblem(groups, chosen.slice(1))?.kind).toBe('too-few');
  expect(portionPaise(60_10, resolveChoices(groups, chosen))).toBe(120_35);
});

describe('the choices of a guest', () => {
  it.each([
    ['as many as each group requires', [half, sabzi('BH1N'), sabzi('CHNA')], undefined],
    ['nothing', [], 'too-few'],
    ['one too few', [full, sabzi('BH1N')], 'too-few'],
    ['two where only one is allowed', [full, half, sabzi('BH1N'), sabzi('CHNA')], 'too-many'],
    ['the same choice twice', [full, sabzi('BH1N'), sabzi('BH1N')], 'too-many'],
    ['a deleted choice', [{ ...full, choiceId: 'G0NE' }], 'unavailable'],
    ['a group of another dish', [{ groupId: 'GR0VP0000009', choiceId: 'FV11' }], 'unavailable'],
  ])('checks %s: %s', (_, chosen, kind) => {
    expect(choiceProblem([portion, sabzis], chosen)?.kind).toBe(kind);
  });

  it.each([{ isAvailable: false }, { quantity: 0 }])('cannot include a choice with %o', (state) => {
    const group = sampleGroup({ choices: [sampleChoice({ id: 'HA1F', name: 'Half', ...state })] });
    expect(choiceProblem([group], [half])).toEqual({
      kind: 'unavailable',
      chosen: half,
      name: 'Half',
    });
    expect(canChoose([group])).toBe(false);
  });

  it('may be empty for an optional group', () => {
    expect(choiceProblem([{ ...sabzis, minChoices: 0 }], [])).toBeUndefined();
    expect(canChoose([portion, sabzis])).toBe(true);
  });
});

it('sorts choices in the menu’s order and adds their prices, never below zero', () => {
  const chosen = resolveChoices([portion, sabzis], [sabzi('CHNA'), sabzi('A100'), half]);
  expect(chosen.map(({ choiceId }) => choiceId)).toEqual(['HA1F', 'A100', 'CHNA']);
  expect(portionPaise(60_00, chosen)).toBe(50_00);
  expect(portionPaise(5_00, resolveChoices([portion], [half]))).toBe(0);
});
