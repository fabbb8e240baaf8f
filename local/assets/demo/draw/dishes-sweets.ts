import { curry, gravies } from './curry.ts';
import { jamun } from './dishes-thalis.ts';
import { bowl, ceramicPlate, steelPlate } from './dishware.ts';
import { cashews, nuts } from './garnish.ts';
import { strands } from './rice.ts';
import { circle, dots, fade, line, type Point, put, scatter, smoothLine, use } from './shapes.ts';
import type { Dish, Sketch } from './sketch.ts';
import { cloth, paperTable, woodTable } from './table.ts';

const gulabJamun: Dish = (s) => [
  woodTable(s),
  cloth('#7a2a5a', ' transform="translate(-36 236)rotate(-16)"'),
  bowl(s, 204, 200, 162, '#fff', '#f2e8d4', '#a8947a'),
  curry(s, 204, 200, 142, gravies.syrup, 0.6),
  jamun(s, 150, 156, 60),
  jamun(s, 268, 172, 60),
  jamun(s, 196, 268, 60),
  nuts(
    s,
    [
      ...scatter(s.random, 5, 150, 150, 30),
      ...scatter(s.random, 5, 268, 166, 30),
      ...scatter(s.random, 5, 196, 262, 30),
    ],
    8,
    'pistachio',
  ),
  strands(s, 12, 204, 200, 92, 11, '#c4300a', 2),
];

/** One coil of jalebi: three uneven turns and a tail across them. */
function jalebiCoil(s: Sketch): string {
  const points = Array.from({ length: 32 }, (_, index): Point => {
    const angle = index * 0.62;
    const reach = 7 + index * 1.55 + Math.sin(index * 2.1) * 2.6;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.94];
  });
  const coil = s.define('<path', ` d="${smoothLine(points)}" stroke-linejoin="round"/>`);
  return s.define(
    '<g',
    `>${[
      use(
        coil,
        ` stroke="#4a1602" stroke-width="14" transform="translate(4 8)"${fade(0.5)}${s.blur(3)}`,
      ),
      use(coil, ' stroke="#a83c04" stroke-width="14"'),
      use(coil, ' stroke="#f0780a" stroke-width="11.5"'),
      use(coil, ` stroke="#ffae2a" stroke-width="6" transform="translate(-1 -1)"`),
      use(
        coil,
        ` stroke="#fff0b0" stroke-width="2" transform="translate(-2 -2)" stroke-dasharray="9 21 16 13"${fade(0.95)}`,
      ),
    ].join('')}</g>`,
  );
}

const jalebi: Dish = (s) => {
  const coil = jalebiCoil(s);
  const at = [
    [132, 138, 0, 1.2],
    [264, 128, 130, 1.14],
    [116, 252, 220, 1.1],
    [286, 254, 60, 1.22],
    [194, 290, 300, 1.14],
    [202, 196, 170, 1.3],
  ] as const;
  return [
    paperTable(s, '#f4d8b4', '#b5743c'),
    ceramicPlate(s, 200, 202, 186, '#1f5c4a', '#fff8ea'),
    ...at.map(([x, y, turn, scale]) => use(coil, put(x, y, turn, scale))),
    nuts(s, scatter(s.random, 12, 200, 200, 104), 7, 'pistachio'),
    dots(scatter(s.random, 16, 200, 200, 130), 4, '#fff4c4', fade(0.7)),
  ];
};

const semiyaPayasam: Dish = (s) => [
  woodTable(s, 'honey'),
  steelPlate(s, 200, 202, 184),
  bowl(s, 200, 200, 142, '#ffe9a8', '#c9963a', '#7a4d0c'),
  curry(s, 200, 200, 126, gravies.payasam, 0.5),
  strands(s, 60, 200, 200, 104, 20, '#fffaf0', 4),
  strands(s, 34, 200, 200, 104, 20, '#f0d49a', 3),
  cashews(s, scatter(s.random, 10, 200, 198, 84), 17),
  nuts(s, scatter(s.random, 9, 200, 200, 92), 11, 'raisin'),
  strands(s, 22, 200, 200, 96, 11, '#d9480a', 2),
  nuts(s, scatter(s.random, 7, 200, 200, 70), 7, 'pistachio'),
  circle(200, 200, 126, 'none', ` stroke="#fff" stroke-width="2"${fade(0.4)}`),
  line('M84 128Q112 84 158 70', '#fff', 6, fade(0.5) + s.blur(2)),
];

export const sweetDishes: Record<string, Dish> = {
  'gulab-jamun': gulabJamun,
  jalebi,
  'semiya-payasam': semiyaPayasam,
};
