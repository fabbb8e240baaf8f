import { katori } from './dishware.ts';
import { between } from './random.ts';
import {
  blob,
  castShadow,
  circle,
  dots,
  fade,
  group,
  line,
  type Point,
  path,
  put,
  scatter,
  use,
} from './shapes.ts';
import type { Sketch } from './sketch.ts';

/** The colours of a gravy, from lit to shaded, and of the fat on it. */
export interface Gravy {
  light: string;
  mid: string;
  deep: string;
  oil: string;
}

export const gravies = {
  dal: { light: '#ffd24a', mid: '#eda81c', deep: '#a8620a', oil: '#ffe98e' },
  makhani: { light: '#f98a3a', mid: '#e2561a', deep: '#98270a', oil: '#ffb45a' },
  palak: { light: '#6f9a38', mid: '#3f6f1f', deep: '#1d3d0e', oil: '#a5c45a' },
  rassa: { light: '#c25420', mid: '#82280c', deep: '#3d0f05', oil: '#f0701c' },
  rajma: { light: '#b9502c', mid: '#8a2f18', deep: '#4a140a', oil: '#e0803a' },
  kat: { light: '#ee5a1c', mid: '#c42c0a', deep: '#6d1003', oil: '#ff8a1e' },
  sambar: { light: '#e88a2c', mid: '#c15f14', deep: '#6f2d07', oil: '#ffb84a' },
  salna: { light: '#d5762c', mid: '#a04a14', deep: '#542006', oil: '#f59a36' },
  egg: { light: '#dd6f26', mid: '#a93f10', deep: '#571a05', oil: '#ff9a3a' },
  chutney: { light: '#fdfaee', mid: '#f0ead6', deep: '#b9b094', oil: '#fff' },
  mint: { light: '#8fbf3e', mid: '#5a9422', deep: '#2c5a0e', oil: '#c4e07a' },
  tamarind: { light: '#8a3f1e', mid: '#55200c', deep: '#260a03', oil: '#c9703a' },
  curd: { light: '#ffffff', mid: '#f7f1e3', deep: '#c9bda2', oil: '#fff' },
  rasam: { light: '#d97a36', mid: '#b04a18', deep: '#611f07', oil: '#f3a55a' },
  syrup: { light: '#f5b64a', mid: '#d98a1e', deep: '#8a4a08', oil: '#ffe0a0' },
  payasam: { light: '#fff6dc', mid: '#f8e4b4', deep: '#c9a566', oil: '#fff0c0' },
} as const satisfies Record<string, Gravy>;

/** A glossy surface with blotches and drops of oil. */
export function curry(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  gravy: Gravy,
  detail = 1,
): string {
  const patch = (count: number) => scatter(s.random, count, x, y, r * 0.7);
  const drops = scatter(s.random, Math.round(14 * detail), x, y, r * 0.88, r * 0.88, 0.4);
  const fine = scatter(s.random, Math.round(20 * detail), x, y, r * 0.9);
  const soft = s.blur(r > 60 ? 9 : 3);
  const parts = [
    circle(x, y, r, s.radial(`${gravy.light} 0, ${gravy.mid} 58, ${gravy.deep} 100`, 40, 36, 68)),
    dots(patch(Math.round(2 + 3 * detail)), r * 0.44, gravy.deep, fade(0.32) + soft),
    dots(patch(Math.round(2 + 3 * detail)), r * 0.34, gravy.light, fade(0.6) + soft),
  ];
  if (detail > 0.3) {
    parts.push(
      dots(fine, 2, gravy.deep, fade(0.4)),
      dots(drops, r > 60 ? 6 : 3.5, gravy.oil, fade(0.45)),
    );
    parts.push(dots(shift(drops, -1, -1), r > 60 ? 2 : 1.2, '#fff', fade(0.6)));
  }
  const dip = s.radial('#200a02 78 0, #200a02 100 0.55', 54, 56, 54);
  parts.push(circle(x, y, r, dip));
  if (r > 60) parts.push(meniscus(x, y, r, gravy));
  return parts.join('');
}

/** The lit lip of the gravy, where it meets the far wall. */
function meniscus(x: number, y: number, r: number, gravy: Gravy): string {
  const arc = `M${Math.round(x - r * 0.8)} ${Math.round(y + r * 0.45)}A${Math.round(r * 0.93)} ${Math.round(r * 0.93)} 0 0 0 ${Math.round(x + r * 0.85)} ${Math.round(y + r * 0.35)}`;
  return line(arc, gravy.oil, Math.max(1.2, r * 0.03), fade(0.55));
}

export function shift(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]): Point => [x + dx, y + dy]);
}

/** A small steel bowl of something; `detail` 0 to 1 says how much is drawn in it. */
export function filledKatori(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  gravy: Gravy,
  detail = 0.6,
): string {
  return katori(s, x, y, r) + curry(s, x, y, r * 0.84, gravy, detail);
}

/** Cubes of paneer, half sunk in their gravy. */
export function paneer(s: Sketch, at: readonly Point[], size: number, gravy: Gravy): string {
  const top = 'M-11-10L9-12L12 8L-8 11z';
  const cream = s.linear('#fffdf2 0, #fbeccb 60, #e8c88e 100');
  const id = s.define(
    '<g',
    ` stroke-linejoin="round" stroke-width="5">${[
      path(top, gravy.deep, `${fade(0.75)} stroke="${gravy.deep}" transform="translate(3 6)"`),
      path('M-8 11L12 8L12 13L-7 16z', '#d9ab68', ' stroke="#d9ab68"'),
      path(top, cream, ` stroke="${cream}"`),
      path('M-12 4Q-4 1 2 8T12 10L11 17L-9 18z', gravy.mid, fade(0.85)),
      line('M-9-9L7-11', '#fff', 2.5, fade(0.9)),
    ].join('')}</g>`,
  );
  return at
    .map(([x, y]) =>
      use(id, put(x, y, between(s.random, -28, 28), (size / 12) * between(s.random, 0.9, 1.1))),
    )
    .join('');
}

/** Loose lumps that share one look: potato, soya, kidney beans, fritter crumbs. */
export function lumps(
  s: Sketch,
  at: readonly Point[],
  size: number,
  light: string,
  mid: string,
  deep: string,
  stretch = 0.8,
): string {
  const outline = blob(s.random, 0, 0, 10, 10 * stretch, 0.16, 7);
  const id = s.define(
    '<g',
    `>${[
      path(outline, '#2a0c02', `${fade(0.5)} transform="translate(2 4)scale(1.08)"`),
      path(outline, s.radial(`${light} 0, ${mid} 55, ${deep} 100`, 36, 28, 75)),
      line(`M-5 ${-Math.round(4 * stretch)}q3-3 7-2`, '#fff', 2, fade(0.55)),
    ].join('')}</g>`,
  );
  return at
    .map(([x, y]) =>
      use(id, put(x, y, between(s.random, -50, 50), (size / 10) * between(s.random, 0.82, 1.15))),
    )
    .join('');
}

/** A leg of chicken in its masala. */
export function chickenLeg(
  s: Sketch,
  x: number,
  y: number,
  turn: number,
  scale: number,
  char = false,
): string {
  const meat = 'M-44 4C-48-22-20-34 6-26C26-20 34-8 46-3L44 8C30 10 22 22 2 27C-22 32-42 24-44 4z';
  const skin = s.radial(
    char ? '#e89a3c 0, #b0521a 45, #4d1a06 100' : '#d98644 0, #96420f 50, #431405 100',
    34,
    30,
    72,
  );
  const bone = 'M40-2L62-5Q70-11 72-3Q78 2 71 6Q66 12 61 6L42 6z';
  return group(put(x, y, turn, scale), [
    castShadow(s, meat, 5, 8, 0.55, 4),
    path(bone, s.linear('#fff4dc 0, #c99a62 100')),
    path(meat, skin),
    path(
      'M-36 12C-20 24 8 22 30 8C20 20 6 24-8 26C-24 26-34 22-36 12z',
      '#2c0a02',
      fade(0.4) + s.blur(2),
    ),
    line('M-33-8Q-22-22-4-21', '#ffe0b0', 5, fade(0.6) + s.blur(1.5)),
    line('M-14-4q10-7 22-3M-22 8q10-4 18 0', '#ffc27a', 2, fade(0.5)),
    dots(
      [
        [-24, 2],
        [-4, 10],
        [12, -10],
        [20, 2],
        [-10, -12],
        [4, 2],
      ],
      3,
      '#35100a',
      fade(0.6),
    ),
  ]);
}
