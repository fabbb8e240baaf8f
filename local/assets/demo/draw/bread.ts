import { blob, castShadow, dots, fade, group, line, path, put, scatter } from './shapes.ts';
import { short } from './short.ts';
import type { Sketch } from './sketch.ts';

/** A chapati or paratha with the brown kisses of the tawa. */
export function flatbread(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  kind: 'chapati' | 'paratha' | 'bhakri' = 'chapati',
): string {
  const [light, mid, deep, burn] = (
    {
      chapati: ['#f9e2b0', '#e9c27c', '#b98440', '#7a4416'],
      paratha: ['#f5d288', '#dda248', '#9a5a1c', '#6a340c'],
      bhakri: ['#e6d3b0', '#c9ab7c', '#8a6a40', '#5a3c1c'],
    } as const
  )[kind];
  const outline = blob(s.random, x, y, r, r, 0.025, 14);
  const at = scatter(s.random, kind === 'paratha' ? 24 : 20, x, y, r * 0.84);
  return [
    castShadow(s, outline, 3, 6, 0.4, 4),
    path(outline, s.radial(`${light} 0, ${mid} 72, ${deep} 94, ${mid} 100`, 44, 40, 60)),
    dots(at.slice(2, 7), r * 0.34, burn, fade(0.16) + s.blur(5)),
    dots(
      at.filter((_, index) => index % 3 === 0),
      r * 0.17,
      burn,
      fade(0.34) + s.blur(2),
    ),
    dots(at, r * 0.09, burn, fade(0.34) + s.blur(1)),
    dots([...scatter(s.random, 14, x, y, r * 0.85), ...at.slice(9)], r * 0.04, burn, fade(0.5)),
    line(
      `M${short(x - r * 0.6)} ${short(y - r * 0.5)}Q${short(x - r * 0.2)} ${short(y - r * 0.85)} ${short(x + r * 0.3)} ${short(y - r * 0.72)}`,
      '#fff6dc',
      r * 0.06,
      fade(0.65) + s.blur(1.2),
    ),
  ].join('');
}

/** A chapati folded in four, tip to the bottom left. */
export function foldedChapati(s: Sketch, x: number, y: number, size: number, turn: number): string {
  const fan = 'M0 0L-4-92Q60-88 92-4z';
  const under = 'M2-2L6-97Q68-90 96-8z';
  const dough = s.radial('#fae6b8 0, #e8c07a 70, #b37a36 100', 40, 50, 75);
  const spots = scatter(s.random, 10, 36, -40, 36, 34);
  return group(put(x, y, turn, size / 95), [
    castShadow(s, under, 3, 6, 0.5, 4),
    path(under, '#c48f4a'),
    line('M6-97Q68-90 96-8', '#f0d093', 2),
    path(fan, dough),
    dots(spots, 11, '#7a4416', fade(0.4) + s.blur(1.6)),
    dots(spots, 5, '#7a4416', fade(0.4)),
    line('M0-2L-3-90', '#fff3d0', 3, fade(0.8)),
    line('M2-1L90-5', '#8a5420', 2, fade(0.5)),
  ]);
}

/** A puffed, golden puri or a small fried disc. */
export function puri(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r * 0.97, 0.03, 12);
  return [
    castShadow(s, outline, 3, 6, 0.45, 3),
    path(outline, s.radial('#ffe2a0 0, #eaaa48 45, #b8691c 85, #7d3f0c 100', 36, 32, 70)),
    path(
      blob(s.random, x + r * 0.1, y + r * 0.15, r * 0.6, r * 0.52, 0.1),
      '#8a4a12',
      fade(0.2) + s.blur(2),
    ),
    line(
      `M${short(x - r * 0.62)} ${short(y - r * 0.2)}Q${short(x - r * 0.45)} ${short(y - r * 0.62)} ${short(x)} ${short(y - r * 0.68)}`,
      '#fff8e0',
      r * 0.1,
      fade(0.75) + s.blur(1),
    ),
    line(
      `M${short(x + r * 0.1)} ${short(y + r * 0.1)}q${short(r * 0.2)} ${short(-r * 0.12)} ${short(r * 0.42)} 0`,
      '#8a4a12',
      1.5,
      fade(0.5),
    ),
  ].join('');
}

/** A square pav from above: a glossy brown crown, pale torn sides. */
export function pav(
  s: Sketch,
  x: number,
  y: number,
  size: number,
  turn = 0,
  toasted = false,
): string {
  const crust = 'M-44-30Q-44-46-28-46H28Q46-46 46-28V28Q46 45 28 45H-28Q-44 45-44 28z';
  const top = toasted
    ? s.radial('#ffe79a 0, #e9a63a 50, #9a5212 100', 40, 36, 70)
    : s.radial('#e8a552 0, #c4742a 45, #8a4414 85, #e2b678 100', 42, 38, 68);
  return group(put(x, y, turn, size / 45), [
    castShadow(s, crust, 5, 8, 0.5, 4),
    path(crust, '#f0d6a4', ' transform="translate(1 4)"'),
    path(crust, top),
    line('M-30-26Q-22-36 4-36', '#fff3d6', 7, fade(0.55) + s.blur(2.5)),
    toasted
      ? path(
          `${blob(s.random, -8, -6, 22, 14, 0.25, 7)}${blob(s.random, 16, 20, 14, 10, 0.25, 7)}`,
          '#6a300a',
          fade(0.4) + s.blur(3),
        )
      : '',
  ]);
}

/** A curl of roasted papad, thin and blistered. */
export function papad(s: Sketch, x: number, y: number, r: number): string {
  const outline = blob(s.random, x, y, r, r * 0.94, 0.07, 12);
  const blisters = scatter(s.random, 16, x, y, r * 0.82);
  return [
    castShadow(s, outline, 3, 6, 0.4, 3),
    path(outline, s.radial('#fbe7a8 0, #efcc74 70, #b9822c 100', 40, 36, 64)),
    dots(blisters, r * 0.13, '#fff4cc', fade(0.8)),
    dots(blisters.slice(0, 6), r * 0.12, '#b9782c', fade(0.35)),
    line(outline, '#fff3c4', 1.2, fade(0.7)),
  ].join('');
}
