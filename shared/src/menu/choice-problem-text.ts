import type { ChoiceProblem } from './choices.ts';

/** The message about choices that cannot be ordered, for the cart and for the server's error. */
export function choiceProblemText(dishName: string, problem: ChoiceProblem): string {
  if (problem.kind === 'unavailable') return choiceUnavailableText(dishName, problem.name);
  const { name, minChoices, maxChoices } = problem.group;
  const rule = problem.kind === 'too-few' ? `at least ${minChoices}` : `at most ${maxChoices}`;
  return `${dishName}: please choose ${rule} of ${name}.`;
}

/** @param choiceName  undefined if the choice no longer exists */
export function choiceUnavailableText(dishName: string, choiceName: string | undefined): string {
  return choiceName
    ? `${dishName}: ${choiceName} is not available.`
    : `${dishName}: something you chose is no longer on the menu.`;
}
