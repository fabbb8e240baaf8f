import { between } from './random.ts';
import { fade, line, path } from './shapes.ts';
import type { Sketch } from './sketch.ts';

const full = 'M0 0h400v400H0z';

/** A warm wooden table, lit from the top left. */
export function woodTable(s: Sketch, tone: 'teak' | 'honey' | 'dark' = 'teak'): string {
  const [light, deep, seam] = {
    teak: ['#b9763c', '#7a4420', '#4a2510'],
    honey: ['#dba663', '#a8692f', '#7a4518'],
    dark: ['#6d4226', '#3a1f10', '#1f0f06'],
  }[tone] as [string, string, string];
  const seams = [92, 205, 312]
    .map((y) => `M0 ${y + Math.round(between(s.random, -8, 8))}h400`)
    .join('');
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = Math.round(20 + index * 44 + between(s.random, -12, 12));
    const bend = Math.round(between(s.random, -14, 14));
    return `M0 ${y}q90 ${bend} 200 0t200 ${Math.round(bend / 2)}`;
  }).join('');
  return [
    path(full, s.linear(`${light} 0, ${deep} 100`)),
    line(grain, seam, 3, fade(0.14)),
    line(grain, '#ffe2b0', 1, `${fade(0.16)} transform="translate(0 9)"`),
    line(seams, seam, 3, fade(0.55)),
    line(seams, '#ffe2b0', 1, `${fade(0.25)} transform="translate(0 3)"`),
    lamp(s),
  ].join('');
}

/** A plain warm ground: handmade paper, stone or a painted wall. */
export function paperTable(s: Sketch, light = '#f8ecd6', deep = '#dfc39a'): string {
  return path(full, s.radial(`${light} 0, ${deep} 100`, 35, 28, 90));
}

/** A folded cotton cloth with stripes, across one corner. */
export function cloth(color: string, at: string): string {
  const body = 'M0 0L190 0L190 210L0 210z';
  const stripes = 'M0 22h190M0 30h190M0 182h190M0 190h190';
  const weave = 'M30 0v210M60 0v210M90 0v210M120 0v210M150 0v210';
  return `<g${at}>${path(body, '#2a1206', `${fade(0.28)} transform="translate(5 7)"`)}${path(body, '#f3e6d0')}${line(stripes, color, 5)}${line(weave, '#b79c78', 1, fade(0.35))}</g>`;
}

function lamp(s: Sketch): string {
  const glow = s.radial('#fff0cf 0 0.38, #fff0cf 55 0, #1c0a02 100 0.42', 32, 26, 88);
  return path(full, glow);
}
