import { flatbread, pav } from './bread.ts';
import { curry, filledKatori, gravies, lumps } from './curry.ts';
import { bananaLeaf, bowl, ceramicPlate, katori, steelPlate } from './dishware.ts';
import { chopped, coriander, curryLeaves, lemonWedge, nuts, onionRings } from './garnish.ts';
import { dab, riceHeap, rices, strands } from './rice.ts';
import { blob, castShadow, circle, dots, fade, group, line, path, put, scatter } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

/** Coconut chutney with its tempering, in a katori. */
export function coconutChutney(s: Sketch, x: number, y: number, r: number): string {
  return [
    filledKatori(s, x, y, r, gravies.chutney, 0.3),
    dots(scatter(s.random, 9, x, y, r * 0.5), r * 0.09, '#2c1408'),
    curryLeaves(s, [[x - r * 0.1, y - r * 0.12], [x + r * 0.2, y + r * 0.16]], r / 62),
  ].join('');
}

/** Sambar with its vegetables, in a katori. */
export function sambarKatori(s: Sketch, x: number, y: number, r: number): string {
  return [
    filledKatori(s, x, y, r, gravies.sambar),
    lumps(s, scatter(s.random, 3, x, y, r * 0.45), r * 0.17, '#ff8a4a', '#d9481c', '#8a200a'),
    coriander(s, [[x + r * 0.25, y - r * 0.2], [x - r * 0.3, y + r * 0.25]], r / 68),
  ].join('');
}

function idli(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r * 0.98, 0.02, 14);
  return [
    castShadow(s, outline, 5, 8, 0.5, 4),
    path(outline, s.radial([[0, '#ffffff'], [55, '#fbf6ea'], [85, '#e2d6bf'], [100, '#b5a58a']], 40, 36, 64)),
    dots(scatter(s.random, 26, x, y, r * 0.86), 2, '#c9b997', fade(0.55)),
    line(`M${x - Math.round(r * 0.66)} ${y - Math.round(r * 0.1)}q${Math.round(r * 0.12)} ${-Math.round(r * 0.5)} ${Math.round(r * 0.62)} ${-Math.round(r * 0.56)}`, '#fff', 6, fade(0.9) + s.blur(2)),
  ].join('');
}

const idliSambar: Dish = (s) => [
  woodTable(s),
  steelPlate(s, 200, 202, 182),
  bananaLeaf(s, 200, 214, 296, 206, -4),
  idli(s, 136, 186, 56),
  idli(s, 126, 268, 56),
  idli(s, 214, 248, 56),
  sambarKatori(s, 276, 138, 60),
  coconutChutney(s, 304, 250, 46),
  curryLeaves(s, [[178, 316]], 1.3),
];

/** A rolled dosa along the x axis, `length` from the middle to an end. */
function dosaRoll(s: Sketch, length: number): string {
  const l = length;
  const roll = `M${-l} -34Q0 -46 ${l} -36Q${l + 10} 0 ${l} 36Q0 44 ${-l} 36Q${-l - 10} 0 ${-l} -34z`;
  const crisp = s.linear([[0, '#a85a14'], [14, '#e09a38'], [34, '#ffdf92'], [58, '#e39a36'], [82, '#b5641a'], [100, '#6d300a']], [0, 0, 0, 1]);
  const web = scatter(s.random, 56, 0, 0, l * 0.94, 31).map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h${Math.round(4 + s.random() * 16)}`).join('');
  return [
    castShadow(s, roll, 5, 12, 0.55, 6),
    path(roll, crisp),
    line(web, '#8a4410', 4.5, fade(0.32) + s.blur(1)),
    path(`M${-l} 8Q0 22 ${l} 6L${l} 14Q0 30 ${-l} 15z`, '#6d300a', fade(0.5) + s.blur(1)),
    line(`M${-l + 6} 7Q0 20 ${l - 6} 6`, '#ffe9b0', 2, fade(0.75)),
    line(`M${-l + 20} -18Q0 -27 ${l - 30} -18`, '#fffbe6', 7, fade(0.55) + s.blur(2.5)),
    path(`M${l - 2} -34Q${l + 13} 0 ${l - 2} 34Q${l - 16} 0 ${l - 2} -34z`, '#7a3a0c'),
  ].join('');
}

const masalaDosa: Dish = (s) => [
  woodTable(s, 'dark'),
  steelPlate(s, 200, 202, 184),
  bananaLeaf(s, 200, 208, 318, 186, 0),
  sambarKatori(s, 116, 116, 54),
  coconutChutney(s, 218, 92, 44),
  filledKatori(s, 300, 122, 38, gravies.kat, 0.3),
  group(put(196, 232, -14), [
    dosaRoll(s, 158),
    lumps(s, [[160, -16], [168, 2], [158, 18], [176, -6], [178, 12], [166, -4]], 14, '#ffe27a', '#eab02a', '#a86c10'),
    chopped(s, scatter(s.random, 8, 168, 2, 15), 4),
  ]),
  curryLeaves(s, [[300, 312], [118, 322]], 1.1),
];

const kandaPoha: Dish = (s) => [
  paperTable(s, '#f6e2c0', '#cf9c62'),
  cloth('#2f6b5a', ' transform="translate(-40 240)rotate(-18)"'),
  ceramicPlate(s, 204, 200, 174, '#b5532a'),
  riceHeap(s, 200, 200, 120, 108, rices.poha, 9, 110),
  strands(s, 16, 200, 196, 92, 12, '#f6c9da', 3),
  nuts(s, scatter(s.random, 12, 200, 198, 94), 9, 'peanut'),
  dots(scatter(s.random, 22, 200, 198, 100), 4, '#2a1408'),
  curryLeaves(s, scatter(s.random, 5, 200, 196, 92, 80, 0.5), 1),
  coriander(s, [[190, 176], [224, 214], [162, 232], [244, 158]], 1),
  lemonWedge(s, 306, 272, -38, 1.15),
];

const alooParatha: Dish = (s) => [
  woodTable(s, 'honey'),
  steelPlate(s, 200, 202, 182),
  flatbread(s, 172, 194, 118, 'paratha'),
  flatbread(s, 190, 226, 118, 'paratha'),
  dots(scatter(s.random, 20, 190, 226, 98), 4, '#3f7a1c', fade(0.45)),
  path(blob(s.random, 184, 226, 44, 34, 0.18), '#fff0a0', fade(0.5) + s.blur(3)),
  group(put(182, 216, 16), [
    path('M-22-18L20-20L24 14L-20 18z', '#7a4a0c', `${fade(0.4)} transform="translate(4 7)"${s.blur(2)}`),
    path('M-20 18L24 14V21L-19 26z', '#e0a92a'),
    path('M-22-18L20-20L24 14L-20 18z', s.linear([[0, '#fffbd0'], [100, '#ffdc5a']])),
    line('M-18-14L16-16', '#fff', 3, fade(0.8)),
  ]),
  filledKatori(s, 306, 112, 54, gravies.curd, 0.2),
  dots(scatter(s.random, 10, 306, 112, 26), 4, '#b5371f', fade(0.55)),
  coriander(s, [[306, 110]], 0.8),
  katori(s, 334, 216, 32),
  curry(s, 334, 216, 27, gravies.kat, 0.6),
  onionRings(s, [[78, 318]], 18),
];

const misalPav: Dish = (s) => [
  woodTable(s),
  pav(s, 312, 118, 62, 8),
  pav(s, 326, 244, 62, -6),
  bowl(s, 160, 214, 146, '#fff', '#b4b2ae', '#6d6a67'),
  curry(s, 160, 214, 130, gravies.kat),
  lumps(s, scatter(s.random, 26, 160, 214, 100), 9, '#e5b06a', '#a8642a', '#5a2808'),
  strands(s, 70, 156, 206, 66, 17, '#f6b832', 4),
  dots(scatter(s.random, 18, 160, 208, 60), 9, '#f8dfe9'),
  dots(scatter(s.random, 10, 160, 208, 58), 6, '#b5487e', fade(0.8)),
  coriander(s, [[150, 190], [186, 222], [130, 232], [176, 168]], 1),
  lemonWedge(s, 300, 344, -14, 1),
  dab(s, 70, 66, 16, '#f8dfe9', '#c977a4'),
  onionRings(s, [[52, 52], [88, 44]], 20),
];

export const breakfastDishes: Record<string, Dish> = {
  'kanda-poha': kandaPoha,
  'idli-sambar': idliSambar,
  'masala-dosa': masalaDosa,
  'aloo-paratha': alooParatha,
  'misal-pav': misalPav,
};
