import type { Texts } from './texts.ts';

export const texts = {
  firstName: (name, nameLocal) => nameLocal || name,
  secondName: (name, nameLocal) => (nameLocal ? name : ''),
} satisfies Texts<typeof import('./dish-name-texts.ts')>;
