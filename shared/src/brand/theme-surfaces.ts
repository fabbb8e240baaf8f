/**
 * The backgrounds of text and marks by theme: paper, surface and sunken. A test compares them with
 * web/src/styles/tokens.css.
 */
export const themeSurfaces = {
  light: ['#faf4e8', '#fffdf8', '#f3e9d6'],
  dark: ['#18120b', '#221a11', '#100b06'],
} as const;

export type Theme = keyof typeof themeSurfaces;
