/**
 * The backgrounds of text and marks, as in web/src/styles/tokens.css (a test there compares
 * the two): paper, surface and sunken, by theme.
 */
export const themeSurfaces = {
  light: ['#faf4e8', '#fffdf8', '#f3e9d6'],
  dark: ['#18120b', '#221a11', '#100b06'],
} as const;

export type Theme = keyof typeof themeSurfaces;
