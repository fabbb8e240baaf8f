import type { Theme } from '@thali/shared/brand/theme-surfaces';

/** Texts and lines of both themes, as in styles/tokens.css: a preview shows the one that is not on. */
export const previewInks: Record<Theme, { ink: string; inkSoft: string; line: string }> = {
  light: { ink: '#2b1d10', inkSoft: '#5c4b37', line: '#e6d9bf' },
  dark: { ink: '#f8eedd', inkSoft: '#d3c4ab', line: '#3a2e1f' },
};
