import { flatbread, foldedChapati, papad, puri } from './bread.ts';
import { chickenLeg, filledKatori, gravies, lumps, paneer } from './curry.ts';
import { bananaLeaf, katori, steelPlate } from './dishware.ts';
import {
  cashews,
  chopped,
  coriander,
  curryLeaves,
  greenChilli,
  lemonWedge,
  onionRings,
  slices,
} from './garnish.ts';
import { dab, riceHeap, rices, strands } from './rice.ts';
import { blob, circle, dots, ellipse, fade, path, put, scatter, stamp, use } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { woodTable } from './table.ts';

function twice(s: Sketch, markup: string, first: string, second: string): string[] {
  const one = stamp(s, markup);
  return [use(one, first), use(one, second)];
}

function sabjiKatori(s: Sketch, x: number, y: number, r: number): string {
  const at = scatter(s.random, 9, x, y, r * 0.62);
  return [
    katori(s, x, y, r),
    circle(x, y, r * 0.84, s.radial('#d9a12c 0, #7a4a0c 100')),
    lumps(s, at, r * 0.24, '#ffdf7a', '#e5ac2c', '#a86c10'),
    chopped(s, scatter(s.random, 10, x, y, r * 0.7), 4),
  ].join('');
}

const vegThali: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 188),
  papad(s, 310, 214, 54),
  riceHeap(s, 206, 212, 72, 62, rices.white, 8, 44),
  ...twice(s, foldedChapati(s, 0, 0, 112, 0), put(88, 332, 14), put(138, 350, -2)),
  filledKatori(s, 84, 186, 55, gravies.dal),
  chopped(s, scatter(s.random, 8, 84, 186, 28), 4),
  sabjiKatori(s, 154, 94, 55),
  filledKatori(s, 268, 104, 55, gravies.rajma),
  coriander(s, [[268, 102]], 0.9),
  slices(
    s,
    [
      [268, 284],
      [292, 302],
    ],
    20,
    'cucumber',
  ),
  slices(s, [[318, 284]], 19, 'tomato'),
  lemonWedge(s, 262, 324, -20, 0.8),
  greenChilli(s, 216, 364, -6, 0.7),
];

const specialThali: Dish = (s) => [
  woodTable(s, 'dark'),
  steelPlate(s, 200, 202, 188),
  riceHeap(s, 192, 238, 74, 58, rices.jeera, 8, 44),
  strands(s, 12, 192, 236, 56, 5, '#5a3412', 2),
  puri(s, 304, 206, 50),
  puri(s, 318, 262, 48),
  puri(s, 266, 298, 52),
  filledKatori(s, 86, 190, 56, gravies.makhani),
  paneer(
    s,
    [
      [70, 178],
      [102, 180],
      [86, 208],
    ],
    13,
    gravies.makhani,
  ),
  filledKatori(s, 154, 94, 55, gravies.dal),
  chopped(s, scatter(s.random, 8, 154, 94, 28), 4),
  filledKatori(s, 266, 100, 55, gravies.palak),
  katori(s, 116, 312, 50),
  circle(116, 312, 42, s.radial('#f5c25a 0, #a8640c 100')),
  jamun(s, 102, 304, 20),
  jamun(s, 132, 318, 20),
  slices(
    s,
    [
      [186, 328],
      [204, 348],
    ],
    18,
    'cucumber',
  ),
  onionRings(s, [[172, 356]], 16),
  lemonWedge(s, 196, 164, 14, 0.75),
];

export function jamun(s: Sketch, x: number, y: number, r: number): string {
  return [
    circle(x + r * 0.14, y + r * 0.24, r, '#3a1404', fade(0.5) + s.blur(2)),
    circle(x, y, r, s.radial('#c9692a 0, #8a3410 40, #4a1406 85, #8a3c12 100', 36, 32, 68)),
    path(
      `M${Math.round(x - r * 0.62)} ${Math.round(y - r * 0.2)}q${Math.round(r * 0.16)} ${Math.round(-r * 0.52)} ${Math.round(r * 0.72)} ${Math.round(-r * 0.48)}q${Math.round(-r * 0.5)} ${Math.round(r * 0.12)} ${Math.round(-r * 0.72)} ${Math.round(r * 0.48)}z`,
      '#fff',
      fade(0.75),
    ),
  ].join('');
}

const chickenThali: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 188),
  ...twice(s, flatbread(s, 0, 0, 80), put(110, 268), put(136, 296, 40)),
  riceHeap(s, 276, 272, 82, 66, rices.white, 8, 50),
  filledKatori(s, 144, 136, 90, gravies.rassa, 1),
  chickenLeg(s, 136, 128, -24, 1),
  coriander(
    s,
    [
      [178, 166],
      [98, 166],
      [186, 100],
    ],
    0.9,
  ),
  filledKatori(s, 278, 100, 54, gravies.kat, 0.8),
  chopped(s, scatter(s.random, 8, 278, 100, 28), 4),
  onionRings(
    s,
    [
      [318, 172],
      [340, 190],
    ],
    19,
  ),
  lemonWedge(s, 262, 186, 10, 0.8),
  greenChilli(s, 240, 362, -10, 0.7),
];

/** Heaps of cut vegetables on the leaf: one shape in several colours. */
function poriyals(
  s: Sketch,
  at: readonly (readonly [x: number, y: number, color: string])[],
): string[] {
  const piece = blob(s.random, 0, 0, 8, 6, 0.2, 6);
  const lit = s.radial('#fff 0 0.6, #fff 50 0, #000 100 0.5', 36, 30, 75);
  const one = stamp(
    s,
    path(piece, '#1c0a02', `${fade(0.4)} transform="translate(2 4)"`) +
      path(piece, 'currentColor') +
      path(piece, lit),
  );
  const heap = stamp(
    s,
    [
      ellipse(3, 6, 38, 28, '#1c0a02', fade(0.4) + s.blur(3)),
      ellipse(0, 0, 32, 24, 'currentColor'),
      ...scatter(s.random, 17, 0, 0, 31, 23).map(([x, y]) => use(one, put(x, y, s.random() * 60))),
      dots(scatter(s.random, 9, 0, 0, 26, 20), 3, '#fffdf0'),
    ].join(''),
  );
  return at.map(([x, y, color]) => use(heap, `${put(x, y)} color="${color}"`));
}

const bananaLeafMeals: Dish = (s) => [
  woodTable(s, 'dark'),
  bananaLeaf(s, 200, 206, 386, 316, -3),
  riceHeap(s, 196, 254, 104, 64, rices.white, 9, 74),
  path(blob(s.random, 196, 246, 60, 30, 0.2), '#7a3408', fade(0.35) + s.blur(3)),
  path(blob(s.random, 196, 242, 58, 30, 0.2), s.radial('#f0a03a 0, #c9661a 60, #8a3c0a 100')),
  lumps(
    s,
    [
      [174, 240],
      [208, 248],
      [226, 236],
    ],
    9,
    '#ff8a4a',
    '#d9481c',
    '#8a200a',
  ),
  coriander(
    s,
    [
      [190, 232],
      [216, 258],
    ],
    0.8,
  ),
  ...poriyals(s, [
    [74, 114, '#5f9a2a'],
    [150, 102, '#ee8a2a'],
    [226, 98, '#b52a5a'],
  ]),
  dab(s, 282, 82, 20, '#e8481c', '#8a1a06'),
  dots(scatter(s.random, 8, 282, 82, 14), 5, '#4a8a1c'),
  papad(s, 324, 182, 54),
  filledKatori(s, 340, 96, 38, gravies.rasam),
  filledKatori(s, 70, 250, 42, gravies.sambar),
  coriander(s, [[72, 248]], 0.8),
  filledKatori(s, 334, 292, 40, gravies.curd, 0.2),
  curryLeaves(s, [[332, 290]], 0.7),
  filledKatori(s, 92, 334, 36, gravies.payasam, 0.4),
  cashews(
    s,
    [
      [86, 330],
      [100, 340],
    ],
    9,
  ),
];

export const thaliDishes: Record<string, Dish> = {
  'veg-thali': vegThali,
  'special-thali': specialThali,
  'chicken-thali': chickenThali,
  'banana-leaf-meals': bananaLeafMeals,
};
