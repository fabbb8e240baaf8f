import { flatbread } from './bread.ts';
import { chickenLeg, curry, gravies, lumps, paneer } from './curry.ts';
import { bowl, kadai } from './dishware.ts';
import { chopped, coriander, greenChilli, lemonWedge, onionRings, redChilli } from './garnish.ts';
import { riceBowl, rices, strands } from './rice.ts';
import { blob, circle, dots, fade, line, path, put, scatter, use } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

/** A spiral of cream poured onto a gravy. */
function creamSwirl(s: Sketch, x: number, y: number, r: number): string {
  const k = (value: number) => Math.round(value * r);
  const d = `M${x - k(0.1)} ${y}q${k(0.2)} ${-k(0.3)} ${k(0.42)} ${k(0.02)}q${k(0.1)} ${k(0.5)} ${-k(0.5)} ${k(0.44)}q${-k(0.62)} ${-k(0.2)} ${-k(0.42)} ${-k(0.76)}q${k(0.4)} ${-k(0.6)} ${k(1.08)} ${-k(0.24)}q${k(0.42)} ${k(0.42)} ${k(0.22)} ${k(0.9)}`;
  return (
    line(d, '#ffd9a8', r * 0.12, fade(0.55) + s.blur(1.5)) +
    line(d, '#fff8e8', r * 0.065, fade(0.95))
  );
}

const paneerMakhani: Dish = (s) => [
  woodTable(s, 'dark'),
  cloth('#c98a1c', ' transform="translate(262 206)rotate(12)"'),
  kadai(s, 196, 200, 158, 'copper'),
  curry(s, 196, 200, 143, gravies.makhani),
  paneer(
    s,
    [
      [132, 138],
      [196, 108],
      [262, 150],
      [118, 214],
      [276, 232],
      [152, 284],
      [228, 290],
    ],
    24,
    gravies.makhani,
  ),
  creamSwirl(s, 196, 196, 66),
  coriander(
    s,
    [
      [206, 196],
      [182, 210],
    ],
    1.4,
  ),
  chopped(s, scatter(s.random, 16, 196, 200, 112), 4),
];

const palakPaneer: Dish = (s) => [
  woodTable(s, 'honey'),
  bowl(s, 200, 202, 164, '#f6e6cc', '#b5763c', '#6a3814'),
  curry(s, 200, 202, 148, gravies.palak),
  paneer(
    s,
    [
      [138, 140],
      [210, 108],
      [278, 150],
      [108, 222],
      [156, 288],
      [244, 284],
    ],
    25,
    gravies.palak,
  ),
  creamSwirl(s, 206, 200, 58),
  redChilli(s, 300, 226, 60, 0.95),
  strands(s, 10, 200, 180, 60, 12, '#ffe3a8', 3),
];

const dalTadka: Dish = (s) => [
  woodTable(s),
  cloth('#8a2a1c', ' transform="translate(-50 250)rotate(-22)"'),
  kadai(s, 200, 198, 158, 'iron'),
  curry(s, 200, 198, 144, gravies.dal),
  path(blob(s.random, 206, 192, 78, 58, 0.22, 8), '#d9480a', fade(0.42) + s.blur(6)),
  path(blob(s.random, 206, 192, 48, 34, 0.3, 8), '#b52a06', fade(0.5) + s.blur(4)),
  lumps(s, scatter(s.random, 8, 200, 192, 70), 8, '#fff0c4', '#e8b45a', '#9a5a1c', 0.6),
  strands(s, 26, 206, 192, 72, 6, '#4a2408', 2.5),
  redChilli(s, 190, 176, -28, 1.25),
  redChilli(s, 226, 216, 150, 1.15),
  coriander(
    s,
    [
      [266, 146],
      [130, 234],
      [246, 268],
      [146, 130],
      [178, 228],
    ],
    1.2,
  ),
  chopped(s, scatter(s.random, 14, 200, 198, 120), 4),
];

/** A floret of cauliflower, browned at its edges. */
function florets(s: Sketch, at: readonly (readonly [number, number])[], scale: number): string {
  const crown =
    'M-22 4Q-30-12-16-18Q-10-30 4-24Q20-28 22-12Q32 0 20 8Q10 14 8 10L6 28Q-2 32-8 28L-8 10Q-18 14-22 4z';
  const id = s.define(
    '<g',
    `>${[
      path(crown, '#3a1a02', `${fade(0.5)} transform="translate(4 7)"`),
      path(crown, s.radial('#fff6cc 0, #f3cf62 50, #b57a18 100', 40, 26, 72)),
      dots(
        [
          [-14, -6],
          [-6, -16],
          [4, -14],
          [14, -8],
          [0, -4],
          [-10, 4],
          [12, 2],
        ],
        9,
        '#fffae0',
        fade(0.55),
      ),
      dots(
        [
          [-19, -2],
          [-2, -21],
          [19, -6],
          [8, 5],
        ],
        4,
        '#8a4a0c',
        fade(0.6),
      ),
    ].join('')}</g>`,
  );
  return at.map(([x, y], index) => use(id, put(x, y, (index * 67) % 360, scale))).join('');
}

const alooGobi: Dish = (s) => [
  paperTable(s, '#f2d9b0', '#c28a4c'),
  kadai(s, 200, 200, 158, 'iron'),
  circle(200, 200, 146, s.radial('#c98a1c 0, #4d2606 100')),
  lumps(s, scatter(s.random, 22, 200, 200, 112), 23, '#ffe88a', '#eab22c', '#a06410', 0.85),
  florets(s, scatter(s.random, 11, 200, 198, 106), 1.15),
  dots(scatter(s.random, 30, 200, 200, 122), 3, '#4a2408', fade(0.75)),
  lumps(s, scatter(s.random, 7, 200, 200, 106), 9, '#ff8a5a', '#d03c1c', '#8a1a0a'),
  strands(s, 12, 200, 200, 92, 14, '#ffedb8', 3),
  coriander(s, scatter(s.random, 9, 200, 200, 104), 1.1),
  greenChilli(s, 226, 152, 30, 0.7),
];

const chickenRassa: Dish = (s) => [
  woodTable(s, 'dark'),
  bowl(s, 196, 204, 166, '#b5623a', '#6a2c14', '#2c0e04'),
  curry(s, 196, 204, 150, gravies.rassa),
  chickenLeg(s, 178, 160, -16, 1.45),
  chickenLeg(s, 214, 246, 158, 1.3),
  dots(scatter(s.random, 18, 196, 204, 132, 132, 0.6), 8, '#ff7a1c', fade(0.6)),
  dots(scatter(s.random, 10, 196, 204, 126, 126, 0.6), 3, '#ffe0a0', fade(0.8)),
  coriander(
    s,
    [
      [258, 128],
      [118, 252],
      [282, 210],
      [150, 300],
      [112, 146],
    ],
    1.2,
  ),
  lemonWedge(s, 346, 350, -30, 1),
  onionRings(
    s,
    [
      [44, 352],
      [72, 372],
    ],
    22,
  ),
];

const jeeraRice: Dish = (s) => [
  woodTable(s),
  cloth('#c4740a', ' transform="translate(240 -50)rotate(16)"'),
  bowl(s, 196, 206, 160, '#ffd3a0', '#b8662c', '#5d2a0c'),
  riceBowl(s, 196, 206, 147, rices.jeera, 12, 110),
  strands(s, 46, 196, 204, 116, 7, '#6a3c12', 3),
  coriander(
    s,
    [
      [190, 186],
      [218, 210],
      [178, 222],
    ],
    1.3,
  ),
  chopped(s, scatter(s.random, 12, 196, 204, 96), 4),
  redChilli(s, 262, 142, -34, 0.9),
];

const chapati: Dish = (s) => [
  woodTable(s),
  cloth('#b5371f', ' transform="translate(70 60)rotate(8)scale(1.5)"'),
  flatbread(s, 196, 186, 138),
  flatbread(s, 208, 218, 138),
  path(blob(s.random, 190, 206, 60, 44, 0.2), '#fff2c0', fade(0.35) + s.blur(5)),
];

export const curryDishes: Record<string, Dish> = {
  'paneer-makhani': paneerMakhani,
  'palak-paneer': palakPaneer,
  'dal-tadka': dalTadka,
  'aloo-gobi': alooGobi,
  'chicken-rassa': chickenRassa,
  'jeera-rice': jeeraRice,
  chapati,
};
