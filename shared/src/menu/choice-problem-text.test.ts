import { expect, it } from 'vitest';
import { choiceProblemText } from './choice-problem-text.ts';
import { sampleGroup } from './sample-menu.ts';

const chosen = { groupId: 'GR0VP0000001', choiceId: 'HA1F' };
const group = sampleGroup({ maxChoices: 2 });

it.each([
  [{ kind: 'unavailable', chosen, name: 'Half' }, 'Aloo Gobi: Half is not available.'],
  [
    { kind: 'unavailable', chosen, name: undefined },
    'Aloo Gobi: something you chose is no longer on the menu.',
  ],
  [{ kind: 'too-few', group }, 'Aloo Gobi: please choose at least 1 of Portion.'],
  [{ kind: 'too-many', group }, 'Aloo Gobi: please choose at most 2 of Portion.'],
] as const)('says %o', (problem, text) => {
  expect(choiceProblemText('Aloo Gobi', problem)).toBe(text);
});
