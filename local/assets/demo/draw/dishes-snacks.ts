import { pav, puri } from './bread.ts';
import { coconutChutney } from './dishes-breakfast.ts';
import { curry, filledKatori, gravies, lumps } from './curry.ts';
import { bananaLeaf, bowl, ceramicPlate, steelPlate } from './dishware.ts';
import { chopped, coriander, greenChilli, lemonWedge, mintSprig, onionRings } from './garnish.ts';
import { between } from './random.ts';
import { dab, strands } from './rice.ts';
import { blob, castShadow, circle, dashes, dots, fade, group, line, type Point, path, put, scatter, use } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { paperTable, woodTable } from './table.ts';

/** A sheet of old newspaper, as fried snacks are handed over on. */
function newspaper(s: Sketch, turn: number): string {
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = -158 + index * 13;
    return `M-150 ${y}h${86 - Math.round(s.random() * 14)}M-50 ${y}h92M56 ${y}h${94 - Math.round(s.random() * 16)}`;
  }).join('');
  return group(put(200, 202, turn), [
    path('M-172-180L176-172L168 178L-166 184z', '#2a1206', `${fade(0.4)} transform="translate(5 8)"${s.blur(5)}`),
    path('M-172-180L176-172L168 178L-166 184z', s.linear([[0, '#f7f0de'], [100, '#d9cbaa']])),
    line(lines, '#6b6255', 3, fade(0.32)),
    path(blob(s.random, 0, 10, 120, 104, 0.12), '#b98a3c', fade(0.28) + s.blur(8)),
  ]);
}

/** A crisp crust: bumps of batter in two tones over a golden ball. */
function fritter(s: Sketch, x: number, y: number, rx: number, ry = rx): string {
  const outline = blob(s.random, x, y, rx, ry, 0.08, 11);
  const bumps = scatter(s.random, 20, x, y, rx * 0.84, ry * 0.84);
  return [
    castShadow(s, outline, 4, 8, 0.5, 4),
    path(outline, s.radial([[0, '#ffd070'], [45, '#e39a2a'], [85, '#a85a12'], [100, '#6d3408']], 38, 32, 68)),
    dots(bumps, rx * 0.2, '#8a4a0c', fade(0.22)),
    dots(bumps.map(([px, py]): Point => [px - 2, py - 2]), rx * 0.11, '#ffe9a0', fade(0.55)),
    dots(scatter(s.random, 7, x, y, rx * 0.7, ry * 0.7), 4, '#4f7a1c', fade(0.55)),
  ].join('');
}

const vadaPav: Dish = (s) => [
  woodTable(s),
  newspaper(s, -6),
  pav(s, 144, 132, 82, -10),
  group(put(196, 206, -10), [
    path('M-92-20Q-96 70-60 84H66Q98 70 94-20z', '#2a1206', `${fade(0.5)} transform="translate(5 10)"${s.blur(5)}`),
    path('M-92-20Q-96 70-60 84H66Q98 70 94-20z', s.radial([[0, '#fffaea'], [65, '#f6e2b4'], [86, '#d99a48'], [100, '#9a5418']], 48, 30, 78)),
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

/** A samosa: three bulging sides, a crimped seam and a blistered crust. */
function samosa(s: Sketch, x: number, y: number, turn: number, scale: number): string {
  const body = 'M0-84Q12-88 20-76Q66-10 88 42Q92 58 74 62Q0 76-74 62Q-92 58-88 42Q-62-12-18-76Q-12-88 0-84z';
  const blisters = scatter(s.random, 26, 0, 10, 58, 46);
  return group(put(x, y, turn, scale), [
    castShadow(s, body, 6, 11, 0.55, 5),
    path(body, s.linear([[0, '#ffdc8e'], [38, '#e8a83e'], [75, '#b8681a'], [100, '#7a3c0a']], [0.1, 0, 0.8, 1])),
    path('M0-84Q12-88 20-76Q66-10 88 42Q92 58 74 62Q40 68 22 68Q-8 0 0-84z', '#8a440c', fade(0.4) + s.blur(3)),
    path('M0-80Q-16 0 18 68', 'none', ` stroke="#7a3c0a" stroke-width="5"${fade(0.7)}`),
    path('M-4-78Q-20 0 13 66', 'none', ` stroke="#ffe6ac" stroke-width="4"${fade(0.85)}`),
    line('M-80 46Q0 64 78 48', '#ffe0a0', 4, fade(0.5)),
    line('M-76 56l4-9m10 12l4-10m10 12l3-11m11 12l2-11m12 12l1-11m13 11l0-11m13 10l-1-10m13 9l-2-10m13 8l-3-9', '#8a440c', 2.5, fade(0.7)),
    dots(blisters, 7, '#9a5414', fade(0.28)),
    dots(blisters.map(([px, py]): Point => [px - 2, py - 2]), 3.5, '#fff0bc', fade(0.6)),
    line('M-64 26Q-42-16-16-56', '#fff8dc', 7, fade(0.5) + s.blur(2.5)),
  ]);
}

const samosaPlate: Dish = (s) => [
  woodTable(s, 'dark'),
  ceramicPlate(s, 200, 202, 182, '#b5532a', '#fbf1de'),
  samosa(s, 132, 164, -14, 1.12),
  samosa(s, 236, 238, 22, 1.12),
  filledKatori(s, 284, 104, 48, gravies.mint, 0.8),
  filledKatori(s, 112, 312, 46, gravies.tamarind, 0.8),
  greenChilli(s, 318, 176, 78, 0.75, true),
  onionRings(s, [[188, 336], [210, 322]], 16),
  coriander(s, [[76, 240], [330, 262]], 1.1),
];

const pavBhaji: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 186),
  pav(s, 286, 126, 62, 10, true),
  pav(s, 300, 238, 62, -7, true),
  bowl(s, 150, 220, 116, '#fff', '#b4b2ae', '#6d6a67'),
  curry(s, 150, 220, 102, { light: '#f5843a', mid: '#d4491a', deep: '#8a2408', oil: '#ffb45a' }),
  lumps(s, scatter(s.random, 30, 150, 220, 84), 10, '#ff9a4a', '#d9531c', '#9a2c0a'),
  dots(scatter(s.random, 12, 150, 220, 84), 7, '#6aa02c'),
  path(blob(s.random, 148, 214, 42, 34, 0.2), '#ffd95a', fade(0.7) + s.blur(4)),
  group(put(148, 208, -12), [
    path('M-20 15L22 11V19L-19 24z', '#d99a1c'),
    path('M-20-15L18-17L22 11L-18 15z', s.linear([[0, '#fffcd8'], [100, '#ffdf62']])),
    line('M-16-11L14-13', '#fff', 3, fade(0.8)),
  ]),
  coriander(s, [[104, 184], [196, 186], [116, 268], [192, 262], [150, 294]], 1.1),
  onionRings(s, [[108, 82], [138, 68], [134, 94]], 19),
  lemonWedge(s, 196, 84, 6, 0.9),
  chopped(s, scatter(s.random, 14, 126, 84, 34, 22), 4),
  lemonWedge(s, 250, 330, -24, 0.9),
];

function paniPuriShell(s: Sketch, x: number, y: number, r: number): string {
  const hole = blob(s.random, x - 2, y - 2, r * 0.56, r * 0.5, 0.14, 8);
  return [
    puri(s, x, y, r),
    path(hole, s.radial([[0, '#3f6a14'], [60, '#5a8420'], [100, '#6d3a0c']])),
    dots(scatter(s.random, 6, x - 2, y - 2, r * 0.38), 8, '#f5d67a'),
    dots(scatter(s.random, 4, x - 2, y - 2, r * 0.34), 6, '#8a4a1c'),
    chopped(s, scatter(s.random, 5, x - 2, y - 2, r * 0.4), 4),
    line(hole, '#fff0c0', 2, fade(0.75)),
  ].join('');
}

const paniPuri: Dish = (s) => [
  paperTable(s, '#f6dfb8', '#c98f52'),
  steelPlate(s, 200, 202, 186),
  ...[0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (index / 6) * Math.PI * 2 - 1.3;
    return paniPuriShell(s, 200 + Math.cos(angle) * 122, 202 + Math.sin(angle) * 122, 46);
  }),
  filledKatori(s, 200, 202, 72, gravies.mint, 0.8),
  dots(scatter(s.random, 14, 200, 202, 46), 7, '#f4b93a'),
  mintSprig(s, 214, 206, 30, 0.75),
];

/** Shreds of onion held by batter. */
function bhaji(s: Sketch, x: number, y: number, r: number): string {
  const shape = blob(s.random, x, y, r, r * 0.9, 0.22, 11);
  const shreds = dashes(s.random, scatter(s.random, 24, x - 3, y, r), 12);
  const id = s.define('<path', ` d="${shreds}"/>`);
  return [
    castShadow(s, shape, 4, 7, 0.5, 4),
    path(shape, s.radial([[0, '#f5b64a'], [50, '#cf7f1e'], [100, '#7a3a08']], 40, 34, 68)),
    use(id, ` stroke="#6d2f06" stroke-width="8"${fade(0.55)} transform="translate(1 3)"`),
    use(id, ' stroke="#d98a24" stroke-width="6"'),
    use(id, ` stroke="#ffdc84" stroke-width="2.5"${fade(0.8)} transform="translate(-1 -1)"`),
  ].join('');
}

const kandaBhaji: Dish = (s) => [
  woodTable(s, 'dark'),
  newspaper(s, 8),
  ...([[118, 132], [198, 100], [96, 216], [262, 160], [170, 180], [150, 270], [232, 238], [196, 296]] as const).map(([x, y]) =>
    bhaji(s, x, y, between(s.random, 46, 56)),
  ),
  filledKatori(s, 318, 300, 54, gravies.mint, 0.8),
  greenChilli(s, 92, 318, 24, 0.95, true),
  greenChilli(s, 300, 82, -40, 0.85, true),
  onionRings(s, [[70, 76], [94, 62]], 18),
];

const milagaiBajji: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 184),
  bananaLeaf(s, 196, 204, 306, 220, 6),
  ...([[150, 116, -14], [154, 176, -18], [168, 238, -10], [176, 296, -16]] as const).map(([x, y, turn]) => bajji(s, x, y, turn)),
  coconutChutney(s, 310, 240, 50),
  onionRings(s, [[300, 320], [322, 306]], 17),
];

function bajji(s: Sketch, x: number, y: number, turn: number): string {
  const body = 'M-92 4Q-70-30-10-30Q52-28 84-10Q94 0 84 9Q44 30-12 31Q-70 30-92 4z';
  const bumps = scatter(s.random, 26, -4, 0, 78, 23);
  return group(put(x, y, turn), [
    castShadow(s, body, 4, 9, 0.5, 4),
    line('M84 0Q100-6 116 2', '#4b7a1c', 7),
    line('M84-2Q100-8 114 0', '#a9cf5a', 2),
    path(body, s.linear([[0, '#ffd77a'], [45, '#e39a2a'], [100, '#8a4208']], [0, 0, 0, 1])),
    dots(bumps, 11, '#8a4a0c', fade(0.2)),
    dots(bumps.map(([px, py]): Point => [px - 2, py - 3]), 5, '#ffeeb0', fade(0.55)),
    line('M-60-14Q0-26 60-12', '#fff8dc', 6, fade(0.5) + s.blur(2.5)),
    path('M60-14Q92-12 86 4Q80 12 70 12Q78-2 60-14z', '#6a9a2c', fade(0.6)),
  ]);
}

export const snackDishes: Record<string, Dish> = {
  'vada-pav': vadaPav,
  samosa: samosaPlate,
  'pav-bhaji': pavBhaji,
  'pani-puri': paniPuri,
  'kanda-bhaji': kandaBhaji,
  'milagai-bajji': milagaiBajji,
};
