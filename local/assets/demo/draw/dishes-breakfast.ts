import { flatbread, pav } from './bread.ts';
import { curry, filledKatori, gravies, lumps } from './curry.ts';
import { bananaLeaf, bowl, ceramicPlate, katori, steelPlate } from './dishware.ts';
import { chopped, coriander, curryLeaves, lemonWedge, nuts, onionRings } from './garnish.ts';
import { dab, riceHeap, rices, strands } from './rice.ts';
import {
  blob,
  castShadow,
  dots,
  fade,
  group,
  line,
  path,
  put,
  scatter,
  stamp,
  use,
} from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

/** Coconut chutney with its tempering, in a katori. */
export function coconutChutney(s: Sketch, x: number, y: number, r: number): string {
  return [
    filledKatori(s, x, y, r, gravies.chutney, 0.3),
    dots(scatter(s.random, 9, x, y, r * 0.5), r * 0.09, '#2c1408'),
    curryLeaves(
      s,
      [
        [x - r * 0.1, y - r * 0.12],
        [x + r * 0.2, y + r * 0.16],
      ],
      r / 62,
    ),
  ].join('');
}

/** Sambar with its vegetables, in a katori. */
export function sambarKatori(s: Sketch, x: number, y: number, r: number): string {
  return [
    filledKatori(s, x, y, r, gravies.sambar),
    lumps(s, scatter(s.random, 3, x, y, r * 0.45), r * 0.17, '#ff8a4a', '#d9481c', '#8a200a'),
    coriander(
      s,
      [
        [x + r * 0.25, y - r * 0.2],
        [x - r * 0.3, y + r * 0.25],
      ],
      r / 68,
    ),
  ].join('');
}

function idli(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r * 0.98, 0.02, 14);
  return [
    castShadow(s, outline, 5, 8, 0.5, 4),
    path(outline, s.radial('#ffffff 0, #fbf6ea 55, #e2d6bf 85, #b5a58a 100', 40, 36, 64)),
    dots(scatter(s.random, 26, x, y, r * 0.86), 2, '#c9b997', fade(0.55)),
    line(
      `M${x - Math.round(r * 0.66)} ${y - Math.round(r * 0.1)}q${Math.round(r * 0.12)} ${-Math.round(r * 0.5)} ${Math.round(r * 0.62)} ${-Math.round(r * 0.56)}`,
      '#fff',
      6,
      fade(0.9) + s.blur(2),
    ),
  ].join('');
}

function idlis(s: Sketch): string[] {
  const one = stamp(s, idli(s, 0, 0, 60));
  return (
    [
      [134, 178],
      [124, 270],
      [216, 248],
    ] as const
  ).map(([x, y]) => use(one, put(x, y)));
}

const idliSambar: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 182),
  bananaLeaf(s, 200, 214, 296, 206, -4),
  ...idlis(s),
  sambarKatori(s, 278, 130, 64),
  coconutChutney(s, 314, 246, 50),
  curryLeaves(s, [[178, 316]], 1.3),
];

/** A rolled dosa along the x axis: the inner turn, the outer flap with its lacy edge, the filling. */
function dosaRoll(s: Sketch): string {
  const roll = 'M-150-40Q0-54 146-44Q160 0 146 44Q0 52-150 42Q-160 0-150-40z';
  const flap =
    'M-150-40Q0-54 146-44Q152-20 150 4Q138 12 118 7Q92 4 76 15Q40 26 14 17Q-12 10-40 22Q-76 32-98 21Q-118 12-154 17Q-156-18-150-40z';
  const inner = s.linear('#ffdf94 0, #e8aa48 60, #bf7420 85, #7a3c0c 100', [0, 0, 0, 1]);
  const outer = s.linear(
    '#c98028 0, #f2bc5a 20, #ffe6a6 46, #eaa640 78, #b8661a 100',
    [0, 0, 0, 1],
  );
  const rings = Array.from(
    { length: 15 },
    (_, index) => `M${index * 20 - 142} -42q${9 - index} 24-2 50`,
  ).join('');
  return [
    castShadow(s, roll, 5, 12, 0.55, 6),
    path('M140-42Q166-40 168 0Q166 40 140 42z', '#6d300a'),
    lumps(
      s,
      [
        [146, -22],
        [154, -4],
        [146, 14],
        [160, -14],
        [163, 6],
        [150, 26],
      ],
      15,
      '#ffe680',
      '#efb62c',
      '#b0700f',
    ),
    chopped(s, scatter(s.random, 8, 154, 2, 14, 26), 4),
    path(roll, inner),
    dots(scatter(s.random, 30, -4, 30, 138, 10), 5, '#a8601c', fade(0.35) + s.blur(1)),
    path(flap, '#5d2806', `${fade(0.55)} transform="translate(1 6)"${s.blur(3)}`),
    path(flap, outer, ' stroke="#a8601c" stroke-width="2.5"'),
    line(rings, '#a8601c', 6, fade(0.13) + s.blur(2.5)),
    dots(scatter(s.random, 44, -4, -14, 140, 24), 4, '#b06a20', fade(0.4) + s.blur(1)),
    line('M-138-27Q0-40 120-30', '#fffbe6', 7, fade(0.65) + s.blur(2.5)),
  ].join('');
}

const masalaDosa: Dish = (s) => [
  woodTable(s, 'dark'),
  steelPlate(s, 200, 202, 186),
  bananaLeaf(s, 200, 214, 322, 190, 0),
  sambarKatori(s, 110, 118, 58),
  coconutChutney(s, 212, 84, 48),
  filledKatori(s, 300, 116, 42, gravies.kat, 0.3),
  group(put(194, 236, -12), [dosaRoll(s)]),
  curryLeaves(
    s,
    [
      [304, 316],
      [118, 328],
    ],
    1.1,
  ),
];

const kandaPoha: Dish = (s) => [
  paperTable(s, '#f6e2c0', '#cf9c62'),
  cloth('#2f6b5a', ' transform="translate(-40 240)rotate(-18)"'),
  ceramicPlate(s, 204, 200, 174, '#b5532a'),
  riceHeap(s, 202, 200, 136, 126, rices.poha, 9, 120),
  strands(s, 16, 200, 196, 92, 12, '#f6c9da', 3),
  nuts(s, scatter(s.random, 12, 200, 198, 94), 9, 'peanut'),
  dots(scatter(s.random, 22, 200, 198, 100), 4, '#2a1408'),
  curryLeaves(s, scatter(s.random, 5, 200, 196, 92, 80, 0.5), 1),
  coriander(
    s,
    [
      [190, 176],
      [224, 214],
      [162, 232],
      [244, 158],
    ],
    1,
  ),
  lemonWedge(s, 310, 292, -38, 1.2),
];

const alooParatha: Dish = (s) => [
  woodTable(s, 'honey'),
  steelPlate(s, 200, 202, 182),
  flatbread(s, 172, 194, 118, 'paratha'),
  flatbread(s, 190, 226, 118, 'paratha'),
  dots(scatter(s.random, 20, 190, 226, 98), 4, '#3f7a1c', fade(0.45)),
  path(blob(s.random, 184, 226, 44, 34, 0.18), '#fff0a0', fade(0.5) + s.blur(3)),
  group(put(182, 216, 16), [
    path(
      'M-22-18L20-20L24 14L-20 18z',
      '#7a4a0c',
      `${fade(0.4)} transform="translate(4 7)"${s.blur(2)}`,
    ),
    path('M-20 18L24 14V21L-19 26z', '#e0a92a'),
    path('M-22-18L20-20L24 14L-20 18z', s.linear('#fffbd0 0, #ffdc5a 100')),
    line('M-18-14L16-16', '#fff', 3, fade(0.8)),
  ]),
  filledKatori(s, 306, 112, 54, gravies.curd, 0.2),
  dots(scatter(s.random, 10, 306, 112, 26), 4, '#b5371f', fade(0.55)),
  coriander(s, [[306, 110]], 0.8),
  katori(s, 334, 216, 32),
  curry(s, 334, 216, 27, gravies.kat, 0.6),
  onionRings(s, [[78, 318]], 18),
];

/** The same pav a few times over. */
export function pavs(
  s: Sketch,
  at: readonly (readonly [number, number, number])[],
  toasted = false,
): string[] {
  const one = stamp(s, pav(s, 0, 0, 62, 0, toasted));
  return at.map(([x, y, turn]) => use(one, put(x, y, turn)));
}

const misalPav: Dish = (s) => [
  woodTable(s),
  ...pavs(s, [
    [312, 118, 8],
    [326, 244, -6],
  ]),
  bowl(s, 160, 214, 146, '#fff', '#b4b2ae', '#6d6a67'),
  curry(s, 160, 214, 130, gravies.kat),
  lumps(s, scatter(s.random, 17, 160, 214, 104), 10, '#e5b06a', '#a8642a', '#5a2808'),
  strands(s, 70, 156, 206, 66, 17, '#f6b832', 4),
  dots(scatter(s.random, 18, 160, 208, 60), 9, '#f8dfe9'),
  dots(scatter(s.random, 10, 160, 208, 58), 6, '#b5487e', fade(0.8)),
  coriander(
    s,
    [
      [150, 190],
      [186, 222],
      [130, 232],
      [176, 168],
    ],
    1,
  ),
  lemonWedge(s, 300, 344, -14, 1),
  dab(s, 70, 66, 16, '#f8dfe9', '#c977a4'),
  onionRings(
    s,
    [
      [52, 52],
      [88, 44],
    ],
    20,
  ),
];

export const breakfastDishes: Record<string, Dish> = {
  'kanda-poha': kandaPoha,
  'idli-sambar': idliSambar,
  'masala-dosa': masalaDosa,
  'aloo-paratha': alooParatha,
  'misal-pav': misalPav,
};
