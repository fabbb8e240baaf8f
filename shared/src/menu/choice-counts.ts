interface Counts {
  minChoices: number;
  maxChoices: number;
  choices: readonly { isDefault: boolean }[];
}

export interface ChoiceCountsProblem {
  field: keyof Counts;
  message: string;
}

/** Finds a minimum or maximum that no guest can satisfy, or too many default choices. Rule: menu-14 */
export function choiceCountsProblem({
  minChoices,
  maxChoices,
  choices,
}: Counts): ChoiceCountsProblem | undefined {
  if (minChoices > maxChoices) {
    return { field: 'minChoices', message: 'The minimum is above the maximum' };
  }
  if (maxChoices > choices.length) {
    return { field: 'maxChoices', message: 'The maximum is above the number of choices' };
  }
  if (choices.filter(({ isDefault }) => isDefault).length > maxChoices) {
    return { field: 'choices', message: 'More choices are selected at first than allowed' };
  }
  return undefined;
}
