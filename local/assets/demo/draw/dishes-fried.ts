import { filledKatori, gravies } from './curry.ts';
import { coconutChutney } from './dishes-breakfast.ts';
import { bananaLeaf, ceramicPlate, steelPlate } from './dishware.ts';
import { coriander, greenChilli, onionRings } from './garnish.ts';
import { curls } from './rice.ts';
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
import { woodTable } from './table.ts';

/** A sheet of old newspaper, as fried snacks are handed over on. */
export function newspaper(s: Sketch, turn: number): string {
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = -158 + index * 13;
    return `M-150 ${y}h${86 - Math.round(s.random() * 14)}M-50 ${y}h92M56 ${y}h${94 - Math.round(s.random() * 16)}`;
  }).join('');
  return group(put(200, 202, turn), [
    path(
      'M-172-180L176-172L168 178L-166 184z',
      '#2a1206',
      `${fade(0.4)} transform="translate(5 8)"${s.blur(5)}`,
    ),
    path('M-172-180L176-172L168 178L-166 184z', s.linear('#f7f0de 0, #d9cbaa 100')),
    line(lines, '#6b6255', 3, fade(0.32)),
    path(blob(s.random, 0, 10, 120, 104, 0.12), '#b98a3c', fade(0.28) + s.blur(8)),
  ]);
}

/** A samosa: three bulging sides, a crimped seam and a blistered crust. */
function samosa(s: Sketch): string {
  const body =
    'M0-84Q12-88 20-76Q66-10 88 42Q92 58 74 62Q0 76-74 62Q-92 58-88 42Q-62-12-18-76Q-12-88 0-84z';
  const blisters = scatter(s.random, 26, 0, 10, 58, 46);
  return stamp(
    s,
    [
      castShadow(s, body, 6, 11, 0.55, 5),
      path(body, s.linear('#ffdc8e 0, #e8a83e 38, #b8681a 75, #7a3c0a 100', [0.1, 0, 0.8, 1])),
      path(
        'M0-84Q12-88 20-76Q66-10 88 42Q92 58 74 62Q40 68 22 68Q-8 0 0-84z',
        '#8a440c',
        fade(0.4) + s.blur(3),
      ),
      path('M0-80Q-16 0 18 68', 'none', ` stroke="#7a3c0a" stroke-width="5"${fade(0.7)}`),
      path('M-4-78Q-20 0 13 66', 'none', ` stroke="#ffe6ac" stroke-width="4"${fade(0.85)}`),
      line('M-80 46Q0 64 78 48', '#ffe0a0', 4, fade(0.5)),
      line(
        'M-76 56l4-9m10 12l4-10m10 12l3-11m11 12l2-11m12 12l1-11m13 11l0-11m13 10l-1-10m13 9l-2-10m13 8l-3-9',
        '#8a440c',
        2.5,
        fade(0.7),
      ),
      dots(blisters, 7, '#9a5414', fade(0.28)),
      dots(
        blisters.map(([px, py]): Point => [px - 2, py - 2]),
        4,
        '#ffdf94',
        fade(0.45) + s.blur(0.8),
      ),
      line('M-64 26Q-42-16-16-56', '#fff8dc', 7, fade(0.5) + s.blur(2.5)),
    ].join(''),
  );
}

const samosaPlate: Dish = (s) => {
  const kept = samosa(s);
  return [
    woodTable(s, 'dark'),
    ceramicPlate(s, 200, 202, 182, '#b5532a', '#fbf1de'),
    use(kept, put(132, 164, -14, 1.12)),
    use(kept, put(236, 238, 22, 1.12)),
    filledKatori(s, 284, 104, 48, gravies.mint, 0.8),
    filledKatori(s, 112, 312, 46, gravies.tamarind, 0.8),
    greenChilli(s, 318, 176, 78, 0.75, true),
    onionRings(
      s,
      [
        [188, 336],
        [210, 322],
      ],
      16,
    ),
    coriander(
      s,
      [
        [76, 240],
        [330, 262],
      ],
      1.1,
    ),
  ];
};

/** Shreds of onion held by batter. */
function bhaji(s: Sketch, x: number, y: number, r: number): string {
  const shape = blob(s.random, x, y, r, r * 0.9, 0.22, 11);
  const id = curls(s, 34, x - 4, y, r * 0.96, 16);
  return [
    castShadow(s, shape, 4, 7, 0.5, 4),
    path(shape, s.radial('#d98a2a 0, #a85c12 55, #5d2a06 100', 40, 34, 68)),
    use(id, ` stroke="#6d2f06" stroke-width="7.5"${fade(0.55)} transform="translate(1 3)"`),
    use(id, ' stroke="#d98a24" stroke-width="5.5"'),
    use(id, ` stroke="#ffdc84" stroke-width="2"${fade(0.8)} transform="translate(-1 -1)"`),
  ].join('');
}

const kandaBhaji: Dish = (s) => {
  const kinds = [56, 50, 46].map((r) => stamp(s, bhaji(s, 0, 0, r)));
  const at = [
    [118, 132],
    [198, 100],
    [96, 216],
    [262, 160],
    [170, 180],
    [150, 270],
    [232, 238],
    [196, 296],
  ] as const;
  return [
    woodTable(s, 'dark'),
    newspaper(s, 8),
    ...at.map(([x, y], index) => use(kinds[index % 3] ?? '', put(x, y, (index % 4) * 14 - 20))),
    filledKatori(s, 318, 300, 54, gravies.mint, 0.8),
    greenChilli(s, 92, 318, 24, 0.95, true),
    greenChilli(s, 300, 82, -40, 0.85, true),
    onionRings(
      s,
      [
        [70, 76],
        [94, 62],
      ],
      18,
    ),
  ];
};

const milagaiBajji: Dish = (s) => {
  const kept = stamp(s, bajji(s));
  return [
    woodTable(s),
    steelPlate(s, 200, 202, 184),
    bananaLeaf(s, 196, 204, 306, 220, 6),
    ...(
      [
        [150, 116, -14],
        [154, 176, -18],
        [168, 238, -10],
        [176, 296, -16],
      ] as const
    ).map(([x, y, turn]) => use(kept, put(x, y, turn))),
    coconutChutney(s, 310, 240, 50),
    onionRings(
      s,
      [
        [300, 320],
        [322, 306],
      ],
      17,
    ),
  ];
};

function bajji(s: Sketch): string {
  const body = 'M-92 4Q-70-30-10-30Q52-28 84-10Q94 0 84 9Q44 30-12 31Q-70 30-92 4z';
  const bumps = scatter(s.random, 26, -4, 0, 78, 23);
  return group('', [
    castShadow(s, body, 4, 9, 0.5, 4),
    line('M84 0Q100-6 116 2', '#4b7a1c', 7),
    line('M84-2Q100-8 114 0', '#a9cf5a', 2),
    path(body, s.linear('#ffd77a 0, #e39a2a 45, #8a4208 100', [0, 0, 0, 1])),
    dots(bumps, 11, '#8a4a0c', fade(0.2)),
    dots(
      bumps.map(([px, py]): Point => [px - 2, py - 3]),
      6,
      '#ffdc84',
      fade(0.4) + s.blur(0.8),
    ),
    line('M-60-14Q0-26 60-12', '#fff8dc', 6, fade(0.5) + s.blur(2.5)),
    path('M60-14Q92-12 86 4Q80 12 70 12Q78-2 60-14z', '#6a9a2c', fade(0.6)),
  ]);
}

export const friedDishes: Record<string, Dish> = {
  samosa: samosaPlate,
  'kanda-bhaji': kandaBhaji,
  'milagai-bajji': milagaiBajji,
};
