/** `Half, Extra roti`: what was chosen for a dish; '' where nothing was. */
export function choicesText(choices: readonly { name: string }[] = []): string {
  return choices.map(({ name }) => name).join(', ');
}
