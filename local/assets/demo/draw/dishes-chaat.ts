import { pav, puri } from './bread.ts';
import { curry, filledKatori, gravies } from './curry.ts';
import { pavs } from './dishes-breakfast.ts';
import { newspaper } from './dishes-fried.ts';
import { bowl, steelPlate } from './dishware.ts';
import { chopped, coriander, greenChilli, lemonWedge, mintSprig, onionRings } from './garnish.ts';
import { dab } from './rice.ts';
import {
  blob,
  castShadow,
  dots,
  fade,
  group,
  line,
  type Point,
  path,
  put,
  scatter,
  stamp,
  use,
} from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { paperTable, woodTable } from './table.ts';

/** A crisp crust: bumps of batter in two tones over a golden ball. */
function fritter(s: Sketch, x: number, y: number, rx: number, ry = rx): string {
  const outline = blob(s.random, x, y, rx, ry, 0.08, 11);
  const bumps = scatter(s.random, 20, x, y, rx * 0.84, ry * 0.84);
  return [
    castShadow(s, outline, 4, 8, 0.5, 4),
    path(outline, s.radial('#ffd070 0, #e39a2a 45, #a85a12 85, #6d3408 100', 38, 32, 68)),
    dots(bumps, rx * 0.2, '#8a4a0c', fade(0.22)),
    dots(
      bumps.map(([px, py]): Point => [px - 2, py - 2]),
      rx * 0.13,
      '#ffd878',
      fade(0.4) + s.blur(0.8),
    ),
    dots(scatter(s.random, 7, x, y, rx * 0.7, ry * 0.7), 4, '#4f7a1c', fade(0.55)),
  ].join('');
}

const vadaPav: Dish = (s) => [
  woodTable(s),
  newspaper(s, -6),
  pav(s, 144, 132, 82, -10),
  group(put(196, 206, -10), [
    path(
      'M-92-20Q-96 70-60 84H66Q98 70 94-20z',
      '#2a1206',
      `${fade(0.5)} transform="translate(5 10)"${s.blur(5)}`,
    ),
    path(
      'M-92-20Q-96 70-60 84H66Q98 70 94-20z',
      s.radial('#fffaea 0, #f6e2b4 65, #d99a48 86, #9a5418 100', 48, 30, 78),
    ),
    dots(scatter(s.random, 24, 0, 34, 80, 36), 4, '#d9b87a', fade(0.5)),
    path(blob(s.random, -4, 34, 72, 38, 0.12), '#5a9422', fade(0.85)),
    path(blob(s.random, 4, 30, 66, 36, 0.2), '#c4300c', fade(0.75)),
  ]),
  fritter(s, 200, 200, 66, 62),
  path('M66 92L232 68Q250 66 252 84L262 148Q180 140 84 190z', '#2a1206', fade(0.3) + s.blur(7)),
  pav(s, 156, 122, 80, -10),
  dots(scatter(s.random, 26, 214, 232, 44, 18), 5, '#d0380c', fade(0.85)),
  fritter(s, 316, 262, 46),
  greenChilli(s, 150, 330, -12, 1.05, true),
  greenChilli(s, 178, 350, 8, 0.9, true),
  dab(s, 300, 344, 30, '#ee5a2a', '#9a1e06'),
  dots(scatter(s.random, 24, 300, 344, 32, 26), 4, '#ff9a5a', fade(0.7)),
];

const pavBhaji: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 186),
  ...pavs(
    s,
    [
      [286, 126, 10],
      [300, 238, -7],
    ],
    true,
  ),
  bowl(s, 150, 220, 116, '#fff', '#b4b2ae', '#6d6a67'),
  curry(s, 150, 220, 102, { light: '#f5843a', mid: '#d4491a', deep: '#8a2408', oil: '#ffb45a' }),
  dots(scatter(s.random, 46, 150, 220, 88), 15, '#a8330c', fade(0.4) + s.blur(2)),
  dots(scatter(s.random, 46, 148, 218, 88), 11, '#ff9a4a', fade(0.45) + s.blur(1.5)),
  dots(scatter(s.random, 26, 148, 217, 86), 3, '#ffd9a0', fade(0.7)),
  dots(scatter(s.random, 9, 150, 220, 84), 7, '#6aa02c', fade(0.85)),
  path(blob(s.random, 148, 214, 42, 34, 0.2), '#ffd95a', fade(0.7) + s.blur(4)),
  group(put(148, 208, -12), [
    path('M-20 15L22 11V19L-19 24z', '#d99a1c'),
    path('M-20-15L18-17L22 11L-18 15z', s.linear('#fffcd8 0, #ffdf62 100')),
    line('M-16-11L14-13', '#fff', 3, fade(0.8)),
  ]),
  coriander(
    s,
    [
      [104, 184],
      [196, 186],
      [116, 268],
      [192, 262],
      [150, 294],
    ],
    1.1,
  ),
  onionRings(
    s,
    [
      [108, 82],
      [138, 68],
      [134, 94],
    ],
    19,
  ),
  lemonWedge(s, 196, 84, 6, 0.9),
  chopped(s, scatter(s.random, 14, 126, 84, 34, 22), 4),
  lemonWedge(s, 250, 330, -24, 0.9),
];

function puriRing(s: Sketch): string[] {
  const shells = [stamp(s, paniPuriShell(s, 0, 0, 48)), stamp(s, paniPuriShell(s, 0, 0, 47))];
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (index / 6) * Math.PI * 2 - 1.3;
    return use(
      shells[index % 2] ?? '',
      put(200 + Math.cos(angle) * 122, 202 + Math.sin(angle) * 122),
    );
  });
}

function paniPuriShell(s: Sketch, x: number, y: number, r: number): string {
  const hole = blob(s.random, x - 2, y - 2, r * 0.56, r * 0.5, 0.14, 8);
  return [
    puri(s, x, y, r),
    path(hole, s.radial('#3f6a14 0, #5a8420 60, #6d3a0c 100')),
    dots(scatter(s.random, 6, x - 2, y - 2, r * 0.38), 8, '#f5d67a'),
    dots(scatter(s.random, 4, x - 2, y - 2, r * 0.34), 6, '#8a4a1c'),
    chopped(s, scatter(s.random, 5, x - 2, y - 2, r * 0.4), 4),
    line(hole, '#fff0c0', 2, fade(0.75)),
  ].join('');
}

const paniPuri: Dish = (s) => [
  paperTable(s, '#f6dfb8', '#c98f52'),
  steelPlate(s, 200, 202, 186),
  ...puriRing(s),
  filledKatori(s, 200, 202, 72, gravies.mint, 0.8),
  dots(scatter(s.random, 14, 200, 202, 46), 7, '#f4b93a'),
  mintSprig(s, 214, 206, 30, 0.75),
];

export const chaatDishes: Record<string, Dish> = {
  'vada-pav': vadaPav,
  'pav-bhaji': pavBhaji,
  'pani-puri': paniPuri,
};
