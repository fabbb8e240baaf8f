import { chickenLeg, curry, filledKatori, gravies, lumps } from './curry.ts';
import { bowl, ceramicPlate, steelPlate } from './dishware.ts';
import {
  chopped,
  coriander,
  curryLeaves,
  greenChilli,
  lemonWedge,
  mintSprig,
  nuts,
  onionRings,
  redChilli,
} from './garnish.ts';
import { riceBowl, riceHeap, rices, strands } from './rice.ts';
import { blob, circle, dots, fade, type Point, path, put, scatter, stamp, use } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

/** A boiled egg, cut: white, yolk and their light. */
function eggHalf(s: Sketch, x: number, y: number, r: number): string {
  return [
    circle(x + 3, y + 5, r * 1.04, '#2a0c02', fade(0.45) + s.blur(3)),
    circle(x, y, r, s.radial('#fff 0, #fdf7ea 75, #d9c6a4 100', 40, 36, 66)),
    circle(
      x + r * 0.06,
      y + r * 0.04,
      r * 0.52,
      s.radial('#ffd95a 0, #f5a81c 65, #c97a0c 100', 38, 34, 66),
    ),
    path(
      `M${Math.round(x - r * 0.3)} ${Math.round(y - r * 0.12)}q${Math.round(r * 0.1)} ${Math.round(-r * 0.3)} ${Math.round(r * 0.4)} ${Math.round(-r * 0.2)}z`,
      '#fff',
      fade(0.6),
    ),
  ].join('');
}

function eggs(s: Sketch, at: readonly Point[], r: number): string[] {
  const one = stamp(s, eggHalf(s, 0, 0, r));
  return at.map(([x, y]) => use(one, put(x, y)));
}

const chickenBiryani: Dish = (s) => [
  woodTable(s, 'dark'),
  bowl(s, 204, 206, 172, '#ffcf96', '#b5622a', '#5a280c'),
  riceBowl(s, 204, 206, 160, rices.biryani, 11, 110),
  chickenLeg(s, 166, 150, 158, 1.12, true),
  chickenLeg(s, 236, 242, 24, 1.12, true),
  ...eggs(
    s,
    [
      [272, 138],
      [128, 252],
    ],
    30,
  ),
  strands(s, 26, 206, 196, 100, 13, '#6a2c0a', 3),
  mintSprig(s, 202, 196, -20, 0.95),
  coriander(
    s,
    [
      [112, 190],
      [302, 216],
      [226, 306],
      [172, 82],
    ],
    0.9,
  ),
  filledKatori(s, 338, 336, 50, gravies.curd, 0.2),
  chopped(s, scatter(s.random, 9, 338, 336, 30), 4),
  dots(scatter(s.random, 7, 338, 336, 30), 5, '#d04a6a', fade(0.8)),
];

const rajmaChawal: Dish = (s) => [
  paperTable(s, '#f4dcb6', '#c9955a'),
  cloth('#b5371f', ' transform="translate(226 -40)rotate(14)"'),
  ceramicPlate(s, 198, 206, 176, '#2f6f86'),
  riceHeap(s, 142, 196, 84, 98, rices.white, 9, 78),
  path(
    'M206 92Q300 96 316 190Q322 290 240 324Q190 330 180 296Q214 240 194 190Q176 130 206 92z',
    '#3a0f05',
    `${fade(0.4)} transform="translate(3 6)"${s.blur(4)}`,
  ),
  path(
    'M206 92Q300 96 316 190Q322 290 240 324Q190 330 180 296Q214 240 194 190Q176 130 206 92z',
    s.radial('#c96030 0, #96381a 60, #5a1c0c 100', 40, 34, 70),
  ),
  lumps(s, scatter(s.random, 27, 250, 206, 54, 104), 15, '#c8543a', '#8c2218', '#3f0a08', 0.62),
  dots(scatter(s.random, 14, 250, 206, 58, 108), 4, '#ff9a4a', fade(0.7)),
  coriander(
    s,
    [
      [252, 150],
      [228, 236],
      [276, 262],
      [262, 206],
    ],
    0.95,
  ),
  onionRings(
    s,
    [
      [104, 300],
      [132, 316],
    ],
    19,
  ),
  lemonWedge(s, 178, 330, -8, 0.75),
];

const eggCurryRice: Dish = (s) => [
  woodTable(s, 'honey'),
  steelPlate(s, 200, 202, 182),
  riceHeap(s, 200, 286, 122, 66, rices.white, 9, 86),
  bowl(s, 200, 146, 112, '#fff', '#a9a8a6', '#6f6d6b'),
  curry(s, 200, 146, 98, gravies.egg),
  ...eggs(
    s,
    [
      [160, 108],
      [236, 106],
      [164, 186],
      [240, 184],
    ],
    34,
  ),
  coriander(
    s,
    [
      [200, 72],
      [198, 146],
      [124, 152],
      [204, 222],
    ],
    0.95,
  ),
  redChilli(s, 318, 250, 66, 0.75),
  onionRings(
    s,
    [
      [70, 226],
      [84, 250],
    ],
    16,
  ),
];

const lemonRice: Dish = (s) => [
  woodTable(s),
  bowl(s, 200, 202, 168, '#e9a070', '#b5572a', '#5d2208'),
  riceBowl(s, 200, 202, 153, rices.lemon, 9, 120),
  nuts(s, scatter(s.random, 18, 200, 200, 118), 11, 'peanut'),
  dots(scatter(s.random, 34, 200, 200, 128), 5, '#2a1408'),
  curryLeaves(s, scatter(s.random, 9, 200, 200, 112), 1.25),
  redChilli(s, 160, 170, -30, 1.05),
  redChilli(s, 246, 232, 20, 1.05),
  lemonWedge(s, 336, 340, -34, 1.3),
];

const curdRice: Dish = (s) => [
  woodTable(s, 'honey'),
  bowl(s, 200, 202, 168, '#5a9ab0', '#2f6f86', '#12384a'),
  circle(200, 202, 153, '#eee6d0'),
  riceHeap(
    s,
    200,
    202,
    146,
    146,
    { shade: '#d6cbb0', body: '#fdfaf2', grains: ['#e2dac4', '#f8f4e8', '#ffffff', '#fffefa'] },
    9,
    100,
  ),
  path(blob(s.random, 196, 206, 104, 92, 0.16), '#fff', fade(0.75) + s.blur(7)),
  lumps(s, scatter(s.random, 20, 200, 200, 96), 10, '#ff6a7a', '#c41a34', '#6d0418'),
  dots(scatter(s.random, 36, 200, 200, 104), 5, '#24140a'),
  curryLeaves(s, scatter(s.random, 7, 200, 200, 92), 1.25),
  redChilli(s, 176, 184, -34, 1.1),
  greenChilli(s, 238, 244, 24, 0.75),
  coriander(
    s,
    [
      [150, 248],
      [252, 152],
    ],
    1.1,
  ),
];

export const riceDishes: Record<string, Dish> = {
  'chicken-biryani': chickenBiryani,
  'rajma-chawal': rajmaChawal,
  'egg-curry-rice': eggCurryRice,
  'lemon-rice': lemonRice,
  'curd-rice': curdRice,
};
