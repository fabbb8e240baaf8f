import { between } from './random.ts';
import { circle, dashes, dots, fade, group, line, type Point, path, put, use } from './shapes.ts';
import type { Sketch } from './sketch.ts';

/** Leaves of coriander (three lobes), each with its own turn. */
export function coriander(s: Sketch, at: readonly Point[], size = 1): string {
  const leaf =
    'M0 13Q-2 6-9 8Q-13 5-10 1Q-15-3-10-7Q-6-8-5-6Q-7-12-2-14Q0-16 2-14Q7-12 5-6Q6-8 10-7Q15-3 10 1Q13 5 9 8Q2 6 0 13';
  const id = s.define(
    '<g',
    `>${path(leaf, '#1d3506', `${fade(0.4)} transform="translate(2 3)"`)}${path(leaf, s.linear('#8ccb3c 0, #2f7416 100'))}${line('M0 16V-10M0 4L-7 0M0 4L7 0', '#cdeb8c', 1, fade(0.6))}</g>`,
  );
  return at
    .map(([x, y]) =>
      use(id, put(x, y, between(s.random, 0, 360), size * between(s.random, 0.8, 1.15))),
    )
    .join('');
}

/** Finely chopped herbs. */
export function chopped(s: Sketch, at: readonly Point[], size = 3): string {
  const half = Math.ceil(at.length / 2);
  const deep = dashes(s.random, at.slice(0, half), size);
  const fresh = dashes(s.random, at.slice(half), size);
  return line(deep, '#2c6a14', size) + line(fresh, '#79bb35', size * 0.9);
}

/** Curry leaves: pointed, dark and shiny. */
export function curryLeaves(s: Sketch, at: readonly Point[], size = 1): string {
  const id = s.define(
    '<g',
    `>${path('M-14 0Q0-9 15 0Q0 9-14 0', '#1a2a05', `${fade(0.45)} transform="translate(1 3)"`)}${path('M-14 0Q0-9 15 0Q0 9-14 0', s.linear('#5f9430 0, #1f4a10 100', [0, 0, 0, 1]))}${line('M-13 0H14', '#a9cf70', 1, fade(0.7))}</g>`,
  );
  return at
    .map(([x, y]) =>
      use(id, put(x, y, between(s.random, 0, 360), size * between(s.random, 0.8, 1.15))),
    )
    .join('');
}

/** Mint: rounder leaves with veins, as a sprig. */
export function mintSprig(s: Sketch, x: number, y: number, turn: number, scale = 1): string {
  const leaf = 'M0 0Q-13-8-8-22Q-4-30 0-33Q4-30 8-22Q13-8 0 0';
  const id = s.define(
    '<g',
    `>${path(leaf, s.linear('#9ad24e 0, #2c7a24 100'))}${line('M0-2V-29M0-10L-6-15M0-10L6-15M0-18L-5-22M0-18L5-22', '#1c5a18', 1, fade(0.5))}</g>`,
  );
  const leaves = [
    [-70, 1],
    [70, 1],
    [180, 0.8],
    [-25, 1.05],
    [32, 0.95],
    [0, 0.7],
  ] as const;
  const all = leaves.map(([angle, size]) => use(id, put(0, 0, angle, size))).join('');
  return group(put(x, y, turn, scale), [circle(4, 5, 22, '#1d2a06', fade(0.35) + s.blur(4)), all]);
}

/** A whole green chilli, raw or fried. */
export function greenChilli(
  s: Sketch,
  x: number,
  y: number,
  turn: number,
  scale = 1,
  fried = false,
): string {
  const body = 'M-38 4Q-10-10 26-7Q36-6 36 0Q35 8 24 8Q-8 8-38 4';
  const skin = fried
    ? s.linear('#a9c05a 0, #5a7a20 60, #33460c 100', [0, 0, 0, 1])
    : s.linear('#96d23c 0, #4b9a1c 50, #1f5a0c 100', [0, 0, 0, 1]);
  return group(put(x, y, turn, scale), [
    path(body, '#2a1206', `${fade(0.4)} transform="translate(3 6)"${s.blur(2)}`),
    line('M34 0Q44-4 52 2', '#3c6a18', 4),
    path(body, skin),
    line('M-24 1Q0-6 26-3', '#fff', 2, fade(0.55)),
    fried
      ? dots(
          [
            [-16, 2],
            [-2, -2],
            [8, 3],
            [18, 0],
          ],
          4,
          '#f4ead0',
          fade(0.6),
        )
      : '',
  ]);
}

/** A dried red chilli, wrinkled and glossy. */
export function redChilli(s: Sketch, x: number, y: number, turn: number, scale = 1): string {
  const body = 'M-34 8Q-14-12 22-9Q33-8 33-1Q31 7 20 7Q-6 6-34 8';
  return group(put(x, y, turn, scale), [
    path(body, '#2a0602', `${fade(0.45)} transform="translate(3 5)"`),
    line('M31-2Q38-6 44-3', '#6d4a1c', 3.5),
    path(body, s.linear('#e8432a 0, #a3140c 50, #4d0503 100', [0, 0, 0, 1])),
    line('M-18 0Q0-8 22-5', '#ffb09a', 2, fade(0.7)),
    line('M-8 3q8-3 16 0', '#4d0503', 1.5, fade(0.6)),
  ]);
}

/** A wedge of lemon, cut side up. */
export function lemonWedge(s: Sketch, x: number, y: number, turn: number, scale = 1): string {
  const peel = 'M-32 0Q-28 28 0 29Q28 28 32 0z';
  return group(put(x, y, turn, scale), [
    path(peel, '#2a1206', `${fade(0.4)} transform="translate(3 5)"${s.blur(2)}`),
    path(peel, s.linear('#ffe14a 0, #c9980c 100')),
    path('M-29 0Q-25 24 0 25Q25 24 29 0z', '#fdf6cf'),
    path('M-26 1Q-22 21-2 22L-1 2zM26 1Q22 21 2 22L1 2z', s.radial('#fff3a0 0, #f0cc2a 100')),
    line('M-3 4L-18 15M3 4L18 15M-4 3L-22 6M4 3L22 6', '#fffbe0', 1.5, fade(0.8)),
  ]);
}

/** Rings of raw red onion, lying over each other. */
export function onionRings(s: Sketch, at: readonly Point[], size: number): string {
  const id = s.define(
    '<g',
    `>${[
      circle(1, 3, 17, 'none', ` stroke="#2a1206" stroke-width="5"${fade(0.25)}`),
      circle(0, 0, 17, 'none', ' stroke="#a83a78" stroke-width="6"'),
      circle(0, 0, 16, 'none', ' stroke="#fbe6f0" stroke-width="4"'),
      circle(0, 0, 9, 'none', ' stroke="#c977a4" stroke-width="4"'),
      circle(0, 0, 8.5, 'none', ' stroke="#fdf0f6" stroke-width="3"'),
    ].join('')}</g>`,
  );
  return at
    .map(([x, y]) => use(id, put(x, y, 0, (size / 19) * between(s.random, 0.85, 1.1))))
    .join('');
}

/** Slices of tomato or cucumber. */
export function slices(
  s: Sketch,
  at: readonly Point[],
  size: number,
  kind: 'tomato' | 'cucumber',
): string {
  const [skin, flesh, core] =
    kind === 'tomato' ? ['#c4200c', '#ee5a3c', '#f9a07a'] : ['#2f6f22', '#dff0b4', '#f4fadc'];
  const seeds: Point[] = [
    [0, -6],
    [5, -3],
    [6, 3],
    [1, 6],
    [-5, 4],
    [-6, -2],
  ];
  const id = s.define(
    '<g',
    `>${[
      circle(2, 3, 15, '#2a1206', fade(0.35)),
      circle(0, 0, 15, skin),
      circle(0, 0, 12.8, s.radial(`${core} 0, ${flesh} 100`)),
      dots(seeds, kind === 'tomato' ? 4 : 2, kind === 'tomato' ? '#ffd27a' : '#b9cf7a'),
    ].join('')}</g>`,
  );
  return at.map(([x, y]) => use(id, put(x, y, between(s.random, 0, 90), size / 15))).join('');
}

/** Peanuts, pistachios or raisins: small ovals with a dark side. */
export function nuts(
  s: Sketch,
  at: readonly Point[],
  size: number,
  kind: 'peanut' | 'pistachio' | 'raisin',
): string {
  const [light, deep] = (
    {
      peanut: ['#f0b46a', '#a85a22'],
      pistachio: ['#b9d468', '#5f8420'],
      raisin: ['#a8622a', '#431a08'],
    } as const
  )[kind];
  const d = 'M-8 0Q-8-6 0-6Q8-5 8 0Q8 5 0 5Q-8 5-8 0';
  const id = s.define(
    '<g',
    `>${path(d, '#2a1206', `${fade(0.45)} transform="translate(1.5 3)"`)}${path(d, s.linear(`${light} 0, ${deep} 100`))}${line('M-4-3q3-2 6-1', '#fff', 1.5, fade(0.6))}</g>`,
  );
  return at
    .map(([x, y]) =>
      use(id, put(x, y, between(s.random, 0, 360), (size / 8) * between(s.random, 0.85, 1.15))),
    )
    .join('');
}

/** Cashews fried in ghee: fat crescents. */
export function cashews(s: Sketch, at: readonly Point[], size: number): string {
  const bend = 'M-6 4Q-7-4 0-5Q7-4 6 4';
  const id = s.define(
    '<g',
    `>${[
      line(bend, '#2a1206', 8, `${fade(0.4)} transform="translate(1.5 2.5)"`),
      line(bend, '#b8742a', 8),
      line(bend, '#efc477', 6.4),
      line(bend, '#fff0cc', 2.6, `${fade(0.9)} transform="translate(-.5 -1)"`),
    ].join('')}</g>`,
  );
  return at
    .map(([x, y]) =>
      use(id, put(x, y, between(s.random, -70, 70), (size / 9) * between(s.random, 0.9, 1.1))),
    )
    .join('');
}
