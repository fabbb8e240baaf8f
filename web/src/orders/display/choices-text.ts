/** `Half, Extra roti`: the choices of a dish; '' if there are none. */
export function choicesText(choices: readonly { name: string }[] = []): string {
  return choices.map(({ name }) => name).join(', ');
}
