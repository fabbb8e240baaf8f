import { type ComponentProps, createElement } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/** Replaces the icon library's factory in the build, see `slim-icons.ts`. */
export function createIcon({ node }: IconData) {
  return ({ size = 24, strokeWidth = 2, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !rest['aria-label'] || undefined,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
