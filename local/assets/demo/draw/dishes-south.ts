import { papad } from './bread.ts';
import { chickenLeg, curry, filledKatori, gravies, lumps } from './curry.ts';
import { coconutChutney, sambarKatori } from './dishes-breakfast.ts';
import { bananaLeaf, bowl, ceramicPlate, steelPlate } from './dishware.ts';
import { chopped, coriander, curryLeaves, greenChilli, lemonWedge, nuts, onionRings, redChilli } from './garnish.ts';
import { dab, riceBowl, riceHeap, rices, strands } from './rice.ts';
import { blob, castShadow, circle, dots, fade, line, path, put, scatter, use } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { paperTable, woodTable } from './table.ts';

/** A ring of fried batter with its hole. */
function meduVadaRing(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r * 0.96, 0.05, 13);
  const bumps = scatter(s.random, 30, x, y, r * 0.88, r * 0.84, 0.42);
  return [
    castShadow(s, outline, 5, 9, 0.5, 4),
    path(outline, s.radial([[0, '#8a4a0c'], [26, '#c47a1e'], [56, '#f5bf5a'], [84, '#c9781e'], [100, '#7a3a08']], 48, 46, 54)),
    dots(bumps, r * 0.15, '#8a4a0c', fade(0.22)),
    dots(bumps.map(([px, py]) => [px - 2, py - 2] as const), r * 0.07, '#ffeeb4', fade(0.6)),
    circle(x + 1, y + 1, r * 0.25, '#5d2a06'),
    circle(x + 2, y + 3, r * 0.2, '#2f6a24'),
    line(`M${Math.round(x - r * 0.68)} ${Math.round(y - r * 0.1)}Q${Math.round(x - r * 0.55)} ${Math.round(y - r * 0.6)} ${Math.round(x)} ${Math.round(y - r * 0.68)}`, '#fff8dc', r * 0.1, fade(0.55) + s.blur(2)),
    dots(scatter(s.random, 6, x, y, r * 0.8, r * 0.8, 0.5), 4, '#33240c', fade(0.8)),
  ].join('');
}

const meduVada: Dish = (s) => [
  woodTable(s, 'dark'),
  steelPlate(s, 200, 202, 184),
  bananaLeaf(s, 198, 216, 310, 216, 4),
  meduVadaRing(s, 132, 178, 74),
  meduVadaRing(s, 206, 276, 74),
  sambarKatori(s, 276, 132, 66),
  coconutChutney(s, 320, 244, 46),
  curryLeaves(s, [[92, 292], [112, 306]], 1.2),
];

const onionUttapam: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 184),
  castShadow(s, blob(s.random, 176, 216, 132, 128, 0.03, 15), 4, 8, 0.45, 5),
  path(blob(s.random, 176, 216, 132, 128, 0.03, 15), s.radial([[0, '#fff2d0'], [72, '#f6dba0'], [90, '#dd9c44'], [100, '#9a5414']], 48, 46, 54)),
  path(blob(s.random, 176, 216, 116, 112, 0.06, 15), '#c9852c', fade(0.28) + s.blur(6)),
  onionRings(s, scatter(s.random, 15, 176, 216, 98), 15),
  lumps(s, scatter(s.random, 15, 176, 216, 104), 8, '#ff7a4a', '#dd3c1c', '#9a1a0a'),
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
  riceHeap(s, 174, 212, 112, 96, { shade: '#b5842c', body: '#fae39a', grains: ['#dcb85a', '#f5dc8e', '#fff0b8', '#fff6d4'] }, 6, 90),
  path(blob(s.random, 176, 200, 54, 42, 0.2), '#f5b41c', fade(0.5) + s.blur(7)),
  nuts(s, scatter(s.random, 9, 174, 206, 72), 18, 'cashew'),
  dots(scatter(s.random, 26, 174, 210, 92, 80), 6, '#1f1409'),
  curryLeaves(s, scatter(s.random, 6, 174, 206, 80), 1.15),
  strands(s, 10, 174, 206, 70, 9, '#c98a2c', 3),
  sambarKatori(s, 304, 136, 52),
  coconutChutney(s, 312, 250, 46),
];

/** A heap of cut vegetables on the leaf. */
function poriyal(s: Sketch, x: number, y: number, light: string, mid: string, deep: string): string {
  return dab(s, x, y, 34, mid, deep) + lumps(s, scatter(s.random, 15, x, y, 26, 20), 9, light, mid, deep) + dots(scatter(s.random, 9, x, y, 26, 20), 3, '#fffdf0');
}

const bananaLeafMeals: Dish = (s) => [
  woodTable(s, 'dark'),
  bananaLeaf(s, 200, 206, 386, 316, -3),
  riceHeap(s, 196, 254, 104, 64, rices.white, 9, 74),
  path(blob(s.random, 196, 246, 60, 30, 0.2), '#7a3408', fade(0.35) + s.blur(3)),
  path(blob(s.random, 196, 242, 58, 30, 0.2), s.radial([[0, '#f0a03a'], [60, '#c9661a'], [100, '#8a3c0a']])),
  lumps(s, [[174, 240], [208, 248], [226, 236]], 9, '#ff8a4a', '#d9481c', '#8a200a'),
  coriander(s, [[190, 232], [216, 258]], 0.8),
  poriyal(s, 70, 112, '#a9d45a', '#5f9a2a', '#2f5a14'),
  poriyal(s, 146, 100, '#ffc46a', '#ee8a2a', '#a84a0c'),
  poriyal(s, 222, 96, '#f08aa8', '#b52a5a', '#6d0f30'),
  dab(s, 282, 82, 20, '#e8481c', '#8a1a06'),
  dots(scatter(s.random, 8, 282, 82, 14), 5, '#4a8a1c'),
  papad(s, 324, 182, 54),
  filledKatori(s, 340, 96, 38, gravies.rasam),
  filledKatori(s, 70, 250, 42, gravies.sambar),
  coriander(s, [[72, 248]], 0.8),
  filledKatori(s, 334, 292, 40, gravies.curd, 0.2),
  curryLeaves(s, [[332, 290]], 0.7),
  filledKatori(s, 92, 334, 36, gravies.payasam, 0.4),
  nuts(s, [[86, 330], [100, 340]], 9, 'cashew'),
];

const lemonRice: Dish = (s) => [
  woodTable(s),
  bowl(s, 200, 202, 168, '#e9a070', '#b5572a', '#5d2208'),
  riceBowl(s, 200, 202, 153, rices.lemon, 11, 120),
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
  riceHeap(s, 200, 202, 146, 146, { shade: '#d6cbb0', body: '#fdfaf2', grains: ['#e2dac4', '#f8f4e8', '#ffffff', '#fffefa'] }, 9, 100),
  path(blob(s.random, 196, 206, 104, 92, 0.16), '#fff', fade(0.75) + s.blur(7)),
  lumps(s, scatter(s.random, 26, 200, 200, 96), 9, '#ff6a7a', '#c41a34', '#6d0418'),
  dots(scatter(s.random, 36, 200, 200, 104), 5, '#24140a'),
  curryLeaves(s, scatter(s.random, 7, 200, 200, 92), 1.25),
  redChilli(s, 176, 184, -34, 1.1),
  greenChilli(s, 238, 244, 24, 0.75),
  coriander(s, [[150, 248], [252, 152]], 1.1),
];

/** A flaky parotta: a loose spiral of layers. */
function parotta(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r, 0.05, 13);
  const turns = Array.from({ length: 34 }, (_, index) => {
    const angle = index * 0.62;
    const reach = 6 + index * 2.6 + s.random() * 4;
    return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  });
  const spiral = s.define('<path', ` d="M${turns.join('L')}" fill="none" stroke-linejoin="round"/>`);
  const at = put(x, y, s.random() * 360, r / 100);
  return [
    castShadow(s, outline, 5, 8, 0.5, 5),
    path(outline, s.radial([[0, '#ffeab4'], [60, '#f0c878'], [90, '#cf8c38'], [100, '#94540f']], 44, 40, 60)),
    path(blob(s.random, x + r * 0.3, y - r * 0.2, r * 0.3, r * 0.2, 0.3) + blob(s.random, x - r * 0.35, y + r * 0.25, r * 0.3, r * 0.22, 0.3) + blob(s.random, x + r * 0.1, y + r * 0.6, r * 0.25, r * 0.14, 0.3), '#8a4410', fade(0.5) + s.blur(4)),
    `<g${at}>${use(spiral, ` stroke="#94540f" stroke-width="4"${fade(0.6)} transform="translate(1 2)"`)}${use(spiral, ` stroke="#fff2cc" stroke-width="2.5"${fade(0.85)}`)}</g>`,
  ].join('');
}

const parottaSalna: Dish = (s) => [
  woodTable(s, 'dark'),
  ceramicPlate(s, 200, 202, 186, '#8a2a1c', '#fff6e4'),
  parotta(s, 134, 168, 100),
  parotta(s, 182, 276, 92),
  bowl(s, 290, 152, 84, '#fff', '#b4b2ae', '#6d6a67'),
  curry(s, 290, 152, 73, gravies.salna),
  chickenLeg(s, 282, 146, -28, 0.8),
  coriander(s, [[318, 184], [256, 186], [316, 112]], 0.9),
  onionRings(s, [[306, 276], [330, 262], [318, 296]], 19),
  lemonWedge(s, 276, 322, -18, 0.85),
  chopped(s, scatter(s.random, 10, 316, 278, 30), 4),
];

export const southDishes: Record<string, Dish> = {
  'medu-vada': meduVada,
  'onion-uttapam': onionUttapam,
  'ven-pongal': venPongal,
  'banana-leaf-meals': bananaLeafMeals,
  'lemon-rice': lemonRice,
  'curd-rice': curdRice,
  'parotta-salna': parottaSalna,
};
