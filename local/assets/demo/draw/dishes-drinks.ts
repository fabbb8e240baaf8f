import { shift } from './curry.ts';
import { circleRing, tallVessel } from './dishware.ts';
import { curryLeaves, mintSprig, nuts } from './garnish.ts';
import { strands } from './rice.ts';
import {
  blob,
  circle,
  dots,
  ellipse,
  fade,
  group,
  line,
  path,
  put,
  scatter,
  shadow,
  use,
} from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

/** A ring of froth: small bubbles with lit tops. */
function froth(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  inner: number,
  count: number,
  light: string,
  deep: string,
): string {
  const at = scatter(s.random, count, x, y, r, r, inner);
  const large = at.filter((_, index) => index % 3 === 0);
  return [
    dots(shift(at, 1, 1), r * 0.055, deep, fade(0.35)),
    dots(at, r * 0.045, light, fade(0.7)),
    dots(large, r * 0.085, light, fade(0.75)),
    dots(shift(large, -1, -1), r * 0.025, '#fff', fade(0.8)),
  ].join('');
}

/** Tea in a ribbed cutting glass, seen from high above. */
function cuttingChai(s: Sketch, x: number, y: number, r: number): string {
  const foot = y + r * 0.92;
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.06 + (index / 8) * 0.88);
    const at = (cy: number, cr: number) =>
      `${Math.round(x + Math.cos(angle) * cr)} ${Math.round(cy + Math.sin(angle) * cr)}`;
    return `M${at(y, r)}L${at(foot, r * 0.7)}`;
  }).join('');
  const glass = s.linear(
    '#8a4a1e 0, #e0a468 18, #b87038 42, #8f4e20 70, #d9a06a 92, #6d3812 100',
    [0, 0, 1, 0],
  );
  return [
    ellipse(x + r * 0.3, foot + r * 0.3, r * 0.95, r * 0.72, '#1c0a02', fade(0.5) + s.blur(8)),
    tallVessel([x, y, r], [x, foot, r * 0.7], glass),
    line(ribs, '#fff2dc', r * 0.035, fade(0.5)),
    line(ribs, '#4a2008', r * 0.035, `${fade(0.4)} transform="translate(4)"`),
    circle(x, foot, r * 0.7, 'none', ` stroke="#fff" stroke-width="2"${fade(0.18)}`),
    circle(x, y, r, s.linear('#fffaf0 0, #d9b48a 50, #fff4e2 100')),
    circle(x, y, r * 0.93, '#6d3812'),
    circle(x, y, r * 0.9, s.radial('#d99a5c 0, #c07f42 55, #a5642c 88, #7a4218 100', 44, 42, 62)),
    path(
      blob(s.random, x + r * 0.1, y - r * 0.08, r * 0.5, r * 0.34, 0.25),
      '#eab87e',
      fade(0.5) + s.blur(4),
    ),
    froth(s, x, y, r * 0.82, 0.86, 26, '#eccaa0', '#7a4218'),
    line(
      `M${Math.round(x - r * 0.62)} ${Math.round(y - r * 0.2)}Q${Math.round(x - r * 0.5)} ${Math.round(y - r * 0.6)} ${Math.round(x - r * 0.05)} ${Math.round(y - r * 0.66)}`,
      '#fff4e0',
      r * 0.07,
      fade(0.65) + s.blur(1.5),
    ),
    circleRing(x, y, r * 0.985, '#fff', 2, 0.8),
  ].join('');
}

function cardamom(s: Sketch, x: number, y: number, turn: number): string {
  const pod = 'M-17 0Q-8-10 8-7Q17-3 19 0Q14 8 2 8Q-10 8-17 0z';
  return group(put(x, y, turn), [
    path(pod, '#1c0a02', `${fade(0.5)} transform="translate(2 4)"`),
    path(pod, s.linear('#c4d48a 0, #6d8a3a 100')),
    line('M-13-1Q0-5 15 0M-11 3Q2 5 13 3', '#eef4c4', 1.5, fade(0.7)),
  ]);
}

function cinnamon(s: Sketch, x: number, y: number, turn: number): string {
  return group(put(x, y, turn), [
    path('M-48-9H50V11H-48z', '#1c0a02', `${fade(0.45)} transform="translate(3 6)"${s.blur(2)}`),
    path(
      'M-48-11H50V9H-48z',
      s.linear('#c9804a 0, #7a3a18 48, #b8703c 52, #5d280c 100', [0, 0, 0, 1]),
    ),
    line('M-44-6H46M-44 4H46', '#f0b98a', 1.2, fade(0.5)),
  ]);
}

function biscuit(s: Sketch, x: number, y: number, turn: number): string {
  const body = 'M-44-26H44Q50-26 50-20V20Q50 26 44 26H-44Q-50 26-50 20V-20Q-50-26-44-26z';
  return group(put(x, y, turn), [
    path(body, '#1c0a02', `${fade(0.5)} transform="translate(3 6)"${s.blur(2)}`),
    path(body, s.linear('#f7d9a0 0, #dda658 60, #b37a30 100')),
    line('M-41-18H41V18H-41z', '#a86a24', 2, fade(0.6)),
    dots(
      [
        [-24, -6],
        [0, -6],
        [24, -6],
        [-24, 8],
        [0, 8],
        [24, 8],
      ],
      5,
      '#8a5218',
    ),
  ]);
}

const masalaChai: Dish = (s) => [
  woodTable(s, 'dark'),
  biscuit(s, 322, 92, 28),
  biscuit(s, 340, 130, 12),
  cuttingChai(s, 158, 148, 104),
  cuttingChai(s, 298, 232, 74),
  cinnamon(s, 70, 352, -24),
  cardamom(s, 150, 356, 20),
  cardamom(s, 182, 374, -30),
  cardamom(s, 44, 300, 70),
];

const clay: string = '#e9a070 0, #c9683a 30, #9a4520 70, #662809 100';

const sweetLassi: Dish = (s) => [
  paperTable(s, '#f9e6c4', '#d69a58'),
  cloth('#2f6b5a', ' transform="translate(232 220)rotate(14)"'),
  ellipse(232, 296, 120, 84, '#1c0a02', fade(0.5) + s.blur(10)),
  tallVessel([196, 172, 136], [196, 276, 92], s.linear(clay, [0, 0, 1, 0.3])),
  line(
    'M80 216Q104 318 196 328Q288 318 312 216M92 246Q116 342 196 350Q276 342 300 246',
    '#6d2c0e',
    3,
    fade(0.35),
  ),
  circle(196, 172, 136, s.linear('#f5b488 0, #c46a3c 45, #8a3c18 100')),
  circle(196, 172, 124, s.linear('#7a3312 0, #d98a5c 100')),
  circle(196, 176, 117, s.radial('#fffefa 0, #fff6e2 65, #eeddb8 90, #c4a878 100', 42, 38, 62)),
  froth(s, 196, 176, 106, 0.82, 44, '#fffdf6', '#cdb88c'),
  path(
    blob(s.random, 194, 172, 66, 52, 0.18),
    '#1c0a02',
    `${fade(0.16)} transform="translate(3 6)"${s.blur(4)}`,
  ),
  path(blob(s.random, 194, 172, 64, 50, 0.2), s.radial('#fff 0, #fff4d4 70, #f2dba4 100')),
  line('M150 166q22-30 54-24M166 196q30 16 60-8M176 172q20-12 40 2', '#e3c88c', 3, fade(0.7)),
  nuts(s, scatter(s.random, 13, 196, 172, 62), 9, 'pistachio'),
  strands(s, 18, 196, 172, 66, 11, '#d9480a', 2.2),
  path(
    'M86 132Q110 82 160 64',
    'none',
    ` stroke="#fff" stroke-width="7"${fade(0.5)}${s.blur(2.5)}`,
  ),
];

const masalaChaas: Dish = (s) => [
  woodTable(s, 'honey'),
  ellipse(240, 300, 112, 78, '#1c0a02', fade(0.5) + s.blur(10)),
  tallVessel(
    [200, 164, 128],
    [200, 286, 88],
    s.linear(
      '#5d5a58 0, #f4f2ee 14, #a8a4a0 34, #dedad4 58, #76726e 80, #e9e6e0 94, #5a5652 100',
      [0, 0, 1, 0],
    ),
  ),
  line('M90 216Q116 312 200 322Q284 312 310 216', '#5a5652', 2.5, fade(0.5)),
  line('M92 224Q118 320 200 330Q282 320 308 224', '#fff', 2, fade(0.6)),
  circle(200, 164, 128, s.linear('#fff 0, #b4b2ae 40, #7f7c79 70, #f2f0ec 100')),
  circle(200, 164, 120, s.linear('#6d6a67 0, #f6f4f0 100')),
  circle(200, 168, 113, s.radial('#ffffff 0, #fbf8e8 60, #eae6c8 88, #bdb690 100', 42, 38, 62)),
  froth(s, 200, 168, 104, 0.8, 56, '#fffef6', '#c4bd96'),
  dots(scatter(s.random, 40, 200, 168, 84), 4, '#7a4a1c', fade(0.75)),
  dots(scatter(s.random, 26, 200, 168, 90), 3, '#3f7a1c', fade(0.7)),
  curryLeaves(
    s,
    [
      [152, 206],
      [250, 132],
    ],
    1.2,
  ),
  mintSprig(s, 206, 174, 16, 1.35),
];

function brass(s: Sketch, line4: readonly [number, number, number, number] = [0, 0, 1, 1]): string {
  return s.linear('#fff2b8 0, #d9a53a 28, #8f5f14 58, #f0cc6a 80, #7a4d0c 100', line4);
}

const filterCoffee: Dish = (s) => [
  woodTable(s, 'dark'),
  shadow(s, 196, 232, 152, 152, 0.6),
  circle(196, 232, 152, brass(s)),
  circle(196, 232, 140, s.linear('#6d430a 0, #b8842a 50, #ffeaa8 100')),
  circle(196, 236, 112, s.radial('#c9963a 0, #e0b452 70, #8a5c14 100')),
  ellipse(226, 270, 88, 76, '#2a1202', fade(0.5) + s.blur(7)),
  tallVessel([190, 160, 108], [190, 232, 78], brass(s, [0, 0, 1, 0])),
  circle(190, 160, 108, brass(s)),
  circle(190, 160, 99, s.linear('#6d430a 0, #f5d67e 100')),
  circle(190, 163, 94, s.radial('#e8b67e 0, #cf9254 45, #a8662c 80, #6d3c12 100', 45, 42, 60)),
  path(blob(s.random, 182, 156, 58, 46, 0.2), '#f3d6a8', fade(0.7) + s.blur(7)),
  froth(s, 190, 163, 88, 0.62, 120, '#f0cfa0', '#7a4218'),
  froth(s, 180, 154, 60, 0, 50, '#fae6c6', '#a8703a'),
  path('M118 130Q136 92 178 80', 'none', ` stroke="#fff" stroke-width="5"${fade(0.6)}${s.blur(2)}`),
  circleRing(190, 160, 106, '#fffbe0', 1.5, 0.8),
  beans(s),
];

function beans(s: Sketch): string {
  const id = s.define(
    '<g',
    `>${[
      ellipse(2, 4, 15, 10, '#1c0a02', fade(0.5)),
      ellipse(0, 0, 15, 10, s.radial('#9a5a2c 0, #3a1806 100', 36, 30, 70)),
      line('M-13 1Q-4-5 0 0T13 0', '#241004', 2.5),
    ].join('')}</g>`,
  );
  const at = [
    [346, 62, 20],
    [370, 92, 80],
    [336, 100, -40],
    [362, 356, 10],
    [336, 374, 60],
    [40, 54, -20],
    [30, 366, 30],
  ] as const;
  return at.map(([x, y, turn]) => use(id, put(x, y, turn))).join('');
}

export const drinkDishes: Record<string, Dish> = {
  'masala-chai': masalaChai,
  'sweet-lassi': sweetLassi,
  'masala-chaas': masalaChaas,
  'filter-coffee': filterCoffee,
};
