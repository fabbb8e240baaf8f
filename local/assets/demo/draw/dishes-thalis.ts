import { flatbread, foldedChapati, papad, puri } from './bread.ts';
import { chickenLeg, curry, filledKatori, gravies, lumps, paneer } from './curry.ts';
import { bowl, ceramicPlate, katori, steelPlate } from './dishware.ts';
import { chopped, coriander, greenChilli, lemonWedge, mintSprig, onionRings, redChilli, slices } from './garnish.ts';
import { dab, riceBowl, riceHeap, rices, strands } from './rice.ts';
import { circle, dots, fade, path, scatter } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

/** A boiled egg, cut: white, yolk and their light. */
export function eggHalf(s: Sketch, x: number, y: number, r: number): string {
  return [
    circle(x + 3, y + 5, r * 1.04, '#2a0c02', fade(0.45) + s.blur(3)),
    circle(x, y, r, s.radial([[0, '#fff'], [75, '#fdf7ea'], [100, '#d9c6a4']], 40, 36, 66)),
    circle(x + r * 0.06, y + r * 0.04, r * 0.52, s.radial([[0, '#ffd95a'], [65, '#f5a81c'], [100, '#c97a0c']], 38, 34, 66)),
    path(`M${Math.round(x - r * 0.3)} ${Math.round(y - r * 0.12)}q${Math.round(r * 0.1)} ${Math.round(-r * 0.3)} ${Math.round(r * 0.4)} ${Math.round(-r * 0.2)}z`, '#fff', fade(0.6)),
  ].join('');
}

function sabjiKatori(s: Sketch, x: number, y: number, r: number): string {
  const at = scatter(s.random, 9, x, y, r * 0.62);
  return [
    katori(s, x, y, r),
    circle(x, y, r * 0.84, s.radial([[0, '#d9a12c'], [100, '#7a4a0c']])),
    lumps(s, at, r * 0.24, '#ffdf7a', '#e5ac2c', '#a86c10'),
    chopped(s, scatter(s.random, 10, x, y, r * 0.7), 4),
  ].join('');
}

const vegThali: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 182),
  papad(s, 292, 262, 46),
  riceHeap(s, 204, 196, 62, 54, rices.white, 8, 44),
  foldedChapati(s, 108, 318, 96, 18),
  foldedChapati(s, 152, 330, 96, 2),
  filledKatori(s, 96, 172, 46, gravies.dal),
  chopped(s, scatter(s.random, 8, 96, 172, 24), 4),
  sabjiKatori(s, 172, 88, 46),
  filledKatori(s, 272, 114, 44, gravies.rajma),
  coriander(s, [[272, 112]], 0.8),
  slices(s, [[306, 186], [326, 204]], 17, 'cucumber'),
  slices(s, [[334, 176]], 15, 'tomato'),
  lemonWedge(s, 250, 330, -20, 0.75),
  greenChilli(s, 222, 352, -8, 0.7),
];

const specialThali: Dish = (s) => [
  woodTable(s, 'dark'),
  steelPlate(s, 200, 202, 182),
  riceHeap(s, 196, 236, 66, 52, rices.jeera, 8, 44),
  strands(s, 12, 196, 234, 50, 5, '#5a3412', 2),
  puri(s, 300, 218, 42),
  puri(s, 318, 264, 40),
  puri(s, 268, 282, 44),
  filledKatori(s, 90, 196, 48, gravies.makhani),
  paneer(s, [[76, 186], [104, 188], [90, 212]], 11, gravies.makhani),
  filledKatori(s, 152, 98, 46, gravies.dal),
  chopped(s, scatter(s.random, 8, 152, 98, 24), 4),
  filledKatori(s, 252, 98, 46, gravies.palak),
  katori(s, 128, 306, 42),
  circle(128, 306, 35, s.radial([[0, '#f5c25a'], [100, '#a8640c']])),
  jamun(s, 116, 300, 17),
  jamun(s, 141, 311, 17),
  slices(s, [[208, 322], [228, 336]], 16, 'cucumber'),
  onionRings(s, [[196, 346]], 15),
  lemonWedge(s, 330, 158, 60, 0.65),
];

export function jamun(s: Sketch, x: number, y: number, r: number): string {
  return [
    circle(x + r * 0.14, y + r * 0.24, r, '#3a1404', fade(0.5) + s.blur(2)),
    circle(x, y, r, s.radial([[0, '#c9692a'], [40, '#8a3410'], [85, '#4a1406'], [100, '#8a3c12']], 36, 32, 68)),
    path(`M${Math.round(x - r * 0.62)} ${Math.round(y - r * 0.2)}q${Math.round(r * 0.16)} ${Math.round(-r * 0.52)} ${Math.round(r * 0.72)} ${Math.round(-r * 0.48)}q${Math.round(-r * 0.5)} ${Math.round(r * 0.12)} ${Math.round(-r * 0.72)} ${Math.round(r * 0.48)}z`, '#fff', fade(0.75)),
  ].join('');
}

const chickenThali: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 182),
  flatbread(s, 108, 250, 70, 'chapati'),
  flatbread(s, 126, 284, 70, 'chapati'),
  riceHeap(s, 264, 276, 68, 56, rices.white, 8, 44),
  filledKatori(s, 152, 130, 76, gravies.rassa, 1),
  chickenLeg(s, 146, 122, -24, 0.82),
  coriander(s, [[176, 158], [112, 152], [190, 104]], 0.8),
  filledKatori(s, 270, 112, 46, gravies.kat, 0.8),
  chopped(s, scatter(s.random, 8, 270, 112, 24), 4),
  onionRings(s, [[318, 176], [334, 196]], 17),
  lemonWedge(s, 262, 190, 10, 0.7),
  greenChilli(s, 212, 352, -10, 0.7),
];

const chickenBiryani: Dish = (s) => [
  woodTable(s, 'dark'),
  bowl(s, 204, 206, 172, '#ffcf96', '#b5622a', '#5a280c'),
  riceBowl(s, 204, 206, 160, rices.biryani, 11, 110),
  chickenLeg(s, 166, 150, 158, 1.12, true),
  chickenLeg(s, 236, 242, 24, 1.12, true),
  eggHalf(s, 272, 138, 29),
  eggHalf(s, 128, 252, 29),
  strands(s, 26, 206, 196, 100, 13, '#6a2c0a', 3),
  mintSprig(s, 202, 196, -20, 0.95),
  coriander(s, [[112, 190], [302, 216], [226, 306], [172, 82]], 0.9),
  filledKatori(s, 338, 336, 50, gravies.curd, 0.2),
  chopped(s, scatter(s.random, 9, 338, 336, 30), 4),
  dots(scatter(s.random, 7, 338, 336, 30), 5, '#d04a6a', fade(0.8)),
];

const rajmaChawal: Dish = (s) => [
  paperTable(s, '#f4dcb6', '#c9955a'),
  cloth('#b5371f', ' transform="translate(226 -40)rotate(14)"'),
  ceramicPlate(s, 198, 206, 176, '#2f6f86'),
  riceHeap(s, 142, 196, 84, 98, rices.white, 9, 78),
  path('M206 92Q300 96 316 190Q322 290 240 324Q190 330 180 296Q214 240 194 190Q176 130 206 92z', '#3a0f05', `${fade(0.4)} transform="translate(3 6)"${s.blur(4)}`),
  path('M206 92Q300 96 316 190Q322 290 240 324Q190 330 180 296Q214 240 194 190Q176 130 206 92z', s.radial([[0, '#c96030'], [60, '#96381a'], [100, '#5a1c0c']], 40, 34, 70)),
  lumps(s, scatter(s.random, 30, 250, 206, 54, 104), 14, '#c8543a', '#8c2218', '#3f0a08', 0.62),
  dots(scatter(s.random, 14, 250, 206, 58, 108), 4, '#ff9a4a', fade(0.7)),
  coriander(s, [[252, 150], [228, 236], [276, 262], [262, 206]], 0.95),
  onionRings(s, [[104, 300], [132, 316]], 19),
  lemonWedge(s, 178, 330, -8, 0.75),
];

const eggCurryRice: Dish = (s) => [
  woodTable(s, 'honey'),
  steelPlate(s, 200, 202, 182),
  riceHeap(s, 200, 286, 122, 66, rices.white, 9, 86),
  bowl(s, 200, 146, 112, '#fff', '#a9a8a6', '#6f6d6b'),
  curry(s, 200, 146, 98, gravies.egg),
  eggHalf(s, 162, 128, 35),
  eggHalf(s, 238, 122, 35),
  eggHalf(s, 204, 190, 35),
  coriander(s, [[200, 90], [146, 180], [256, 172], [200, 146]], 0.95),
  redChilli(s, 318, 250, 66, 0.75),
  onionRings(s, [[70, 226], [84, 250]], 16),
];

export const thaliDishes: Record<string, Dish> = {
  'veg-thali': vegThali,
  'special-thali': specialThali,
  'chicken-thali': chickenThali,
  'chicken-biryani': chickenBiryani,
  'rajma-chawal': rajmaChawal,
  'egg-curry-rice': eggCurryRice,
};
