interface Counts {
  minChoices: number;
  maxChoices: number;
  choices: readonly { isDefault: boolean }[];
}

export interface CountsProblem {
  field: keyof Counts;
  message: string;
}

/** Finds a count that no guest could satisfy, or a default above the maximum. Rule: menu-14 */
export function countsProblem({
  minChoices,
  maxChoices,
  choices,
}: Counts): CountsProblem | undefined {
  if (minChoices > maxChoices) {
    return { field: 'minChoices', message: 'The least is more than the most' };
  }
  if (maxChoices > choices.length) {
    return { field: 'maxChoices', message: 'The most is more than there is to choose from' };
  }
  if (choices.filter(({ isDefault }) => isDefault).length > maxChoices) {
    return { field: 'choices', message: 'More are chosen at first than may be' };
  }
  return undefined;
}
