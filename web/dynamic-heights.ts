import type { Plugin } from 'vite';

const declarationInDvh = /(?<=[{;]\s*)[\w-]+:[^;{}]*\ddvh[^;{}]*/g;

/** Adds a `vh` fallback before each `dvh` declaration for Chrome before 108. Runs after Tailwind. */
export function dynamicHeights(): Plugin {
  return {
    name: 'thali-dynamic-heights',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => withFallback(code),
    },
  };
}

function withFallback(css: string): string {
  return css.replace(
    declarationInDvh,
    (declaration) => `${declaration.replaceAll('dvh', 'vh')};${declaration}`,
  );
}
