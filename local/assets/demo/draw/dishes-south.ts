import { chickenLeg, curry, filledKatori, gravies, lumps } from './curry.ts';
import { coconutChutney, sambarKatori } from './dishes-breakfast.ts';
import { bananaLeaf, bowl, ceramicPlate, steelPlate } from './dishware.ts';
import { cashews, chopped, coriander, curryLeaves, lemonWedge, onionRings } from './garnish.ts';
import { riceHeap, strands } from './rice.ts';
import {
  blob,
  castShadow,
  circle,
  dots,
  fade,
  line,
  type Point,
  path,
  put,
  scatter,
  shadow,
  smoothLine,
  stamp,
  use,
} from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { woodTable } from './table.ts';

/** A ring of fried batter with its hole. */
function meduVadaRing(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r * 0.96, 0.05, 13);
  const bumps = scatter(s.random, 30, x, y, r * 0.88, r * 0.84, 0.42);
  return [
    castShadow(s, outline, 5, 9, 0.5, 4),
    path(
      outline,
      s.radial('#7a3a0a 0, #b06414 26, #e8a440 56, #b0621a 84, #662c06 100', 48, 46, 54),
    ),
    dots(bumps, r * 0.15, '#8a4a0c', fade(0.22)),
    dots(
      bumps.map(([px, py]) => [px - 2, py - 2] as const),
      r * 0.09,
      '#ffd070',
      fade(0.4) + s.blur(1),
    ),
    circle(x + 1, y + 1, r * 0.25, '#5d2a06'),
    circle(x + 2, y + 3, r * 0.19, '#3a1803'),
    line(
      `M${Math.round(x - r * 0.68)} ${Math.round(y - r * 0.1)}Q${Math.round(x - r * 0.55)} ${Math.round(y - r * 0.6)} ${Math.round(x)} ${Math.round(y - r * 0.68)}`,
      '#fff8dc',
      r * 0.1,
      fade(0.55) + s.blur(2),
    ),
    dots(scatter(s.random, 6, x, y, r * 0.8, r * 0.8, 0.5), 4, '#33240c', fade(0.8)),
  ].join('');
}

function rings(s: Sketch): string[] {
  const ring = stamp(s, meduVadaRing(s, 0, 0, 76));
  return [use(ring, put(132, 178)), use(ring, put(206, 276, 24))];
}

const meduVada: Dish = (s) => [
  woodTable(s, 'dark'),
  steelPlate(s, 200, 202, 184),
  bananaLeaf(s, 198, 216, 310, 216, 4),
  ...rings(s),
  sambarKatori(s, 276, 132, 66),
  coconutChutney(s, 320, 244, 46),
  curryLeaves(
    s,
    [
      [92, 292],
      [112, 306],
    ],
    1.2,
  ),
];

const onionUttapam: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 184),
  shadow(s, 176, 216, 130, 128),
  path(
    blob(s.random, 176, 216, 132, 128, 0.03, 15),
    s.radial('#fff2d0 0, #f6dba0 72, #dd9c44 90, #9a5414 100', 48, 46, 54),
  ),
  path(blob(s.random, 176, 216, 116, 112, 0.06, 15), '#c9852c', fade(0.28) + s.blur(6)),
  dots(scatter(s.random, 40, 176, 216, 112), 16, '#c47a24', fade(0.3) + s.blur(3)),
  onionRings(s, scatter(s.random, 12, 176, 216, 98), 19),
  lumps(s, scatter(s.random, 11, 176, 216, 104), 10, '#ff7a4a', '#dd3c1c', '#9a1a0a'),
  dots(scatter(s.random, 18, 176, 216, 108), 8, '#2f7a1c'),
  dots(scatter(s.random, 18, 176, 216, 108), 4, '#a9d860'),
  coriander(s, scatter(s.random, 7, 176, 216, 100), 0.9),
  dots(scatter(s.random, 20, 176, 216, 118), 3, '#8a4410', fade(0.7)),
  coconutChutney(s, 306, 104, 52),
  filledKatori(s, 340, 216, 36, gravies.kat, 0.5),
];

const venPongal: Dish = (s) => [
  woodTable(s, 'honey'),
  steelPlate(s, 200, 202, 184),
  bananaLeaf(s, 200, 208, 316, 226, -5),
  riceHeap(
    s,
    174,
    212,
    112,
    96,
    { shade: '#b5842c', body: '#fae39a', grains: ['#dcb85a', '#f5dc8e', '#fff0b8', '#fff6d4'] },
    6,
    90,
  ),
  path(blob(s.random, 176, 200, 54, 42, 0.2), '#f5b41c', fade(0.5) + s.blur(7)),
  cashews(s, scatter(s.random, 9, 174, 206, 72), 18),
  dots(scatter(s.random, 26, 174, 210, 92, 80), 6, '#1f1409'),
  curryLeaves(s, scatter(s.random, 6, 174, 206, 80), 1.15),
  strands(s, 10, 174, 206, 70, 9, '#c98a2c', 3),
  sambarKatori(s, 304, 136, 52),
  coconutChutney(s, 312, 250, 46),
];

/** A flaky parotta: a loose spiral of layers. */
function parotta(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r, 0.05, 13);
  const turns = Array.from({ length: 44 }, (_, index): Point => {
    const angle = index * 0.8;
    const reach = 8 + index * 1.9 + s.random() * 5;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const spiral = s.define('<path', ` d="${smoothLine(turns)}" stroke-linejoin="round"/>`);
  const at = put(x, y, s.random() * 360, r / 100);
  return [
    castShadow(s, outline, 5, 8, 0.5, 5),
    path(outline, s.radial('#ffeab4 0, #f0c878 60, #cf8c38 90, #94540f 100', 44, 40, 60)),
    path(
      blob(s.random, x + r * 0.3, y - r * 0.2, r * 0.3, r * 0.2, 0.3) +
        blob(s.random, x - r * 0.35, y + r * 0.25, r * 0.3, r * 0.22, 0.3) +
        blob(s.random, x + r * 0.1, y + r * 0.6, r * 0.25, r * 0.14, 0.3),
      '#8a4410',
      fade(0.5) + s.blur(4),
    ),
    `<g${at}>${use(spiral, ` stroke="#94540f" stroke-width="4"${fade(0.6)} transform="translate(1 2)"`)}${use(spiral, ` stroke="#fff2cc" stroke-width="2.5"${fade(0.85)}`)}</g>`,
  ].join('');
}

function parottas(s: Sketch): string[] {
  const one = stamp(s, parotta(s, 0, 0, 100));
  return [use(one, put(134, 168)), use(one, put(182, 276, 20, 0.94))];
}

const parottaSalna: Dish = (s) => [
  woodTable(s, 'dark'),
  ceramicPlate(s, 200, 202, 186, '#8a2a1c', '#fff6e4'),
  ...parottas(s),
  bowl(s, 290, 152, 84, '#fff', '#b4b2ae', '#6d6a67'),
  curry(s, 290, 152, 73, gravies.salna),
  chickenLeg(s, 282, 146, -28, 0.8),
  coriander(
    s,
    [
      [318, 184],
      [256, 186],
      [316, 112],
    ],
    0.9,
  ),
  onionRings(
    s,
    [
      [306, 276],
      [330, 262],
      [318, 296],
    ],
    19,
  ),
  lemonWedge(s, 276, 322, -18, 0.85),
  chopped(s, scatter(s.random, 10, 316, 278, 30), 4),
];

export const southDishes: Record<string, Dish> = {
  'medu-vada': meduVada,
  'onion-uttapam': onionUttapam,
  'ven-pongal': venPongal,
  'parotta-salna': parottaSalna,
};
