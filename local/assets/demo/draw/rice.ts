import { between } from './random.ts';
import { blob, castShadow, circle, dashes, fade, path, put, scatter, use } from './shapes.ts';
import { short } from './short.ts';
import type { Sketch } from './sketch.ts';

/** Shade under the grains, then the colours of the grains from deep to lit. */
export interface RiceTone {
  shade: string;
  body: string;
  grains: readonly string[];
}

export const rices = {
  white: {
    shade: '#c4b08c',
    body: '#f3ead6',
    grains: ['#cbbb9a', '#eee4cc', '#ffffff', '#fffdf6'],
  },
  biryani: {
    shade: '#7a3c0c',
    body: '#e0a04a',
    grains: ['#a85a14', '#f3a21c', '#fff1cf', '#ffd873'],
  },
  lemon: {
    shade: '#a86a04',
    body: '#f5c61e',
    grains: ['#c88a08', '#f0bc14', '#ffe65a', '#fff0a0'],
  },
  poha: { shade: '#a8720c', body: '#f4cc4a', grains: ['#c8951c', '#f0c43a', '#ffe88a', '#fff3b8'] },
  jeera: { shade: '#b39a68', body: '#f4ead0', grains: ['#c9b68a', '#efe3c2', '#fffaec', '#fff'] },
} as const satisfies Record<string, RiceTone>;

/** A heap of rice: a lit mound under layers of grains; one set of grains is turned for each layer. */
export function riceHeap(
  s: Sketch,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tone: RiceTone,
  grain = 8,
  count = 60,
): string {
  const outline = blob(s.random, x, y, rx, ry, 0.05, 13);
  const field = dashes(s.random, scatter(s.random, count, 0, 0, 97), (grain * 100) / rx);
  const id = s.define('<path', ` d="${field}"/>`);
  const width = (grain * 0.37 * 100) / rx;
  const turns = tone.grains.map((color, index) => {
    const at = `transform="translate(${x} ${y})scale(${short(rx / 100)} ${short(ry / 100)})rotate(${index * 83 + Math.round(between(s.random, 0, 30))})"`;
    return use(
      id,
      ` ${at} stroke="${color}" stroke-width="${short(width * (index === 0 ? 1.25 : 1))}"`,
    );
  });
  return [
    castShadow(s, outline, 4, 7, 0.45, 5),
    path(outline, s.radial(`${tone.body} 0, ${tone.body} 70, ${tone.shade} 100`, 42, 36, 66)),
    ...turns,
    path(
      outline,
      s.radial(`#fff 0 0.28, #fff 45 0, ${tone.shade} 70 0, ${tone.shade} 100 0.6`, 38, 32, 68),
    ),
  ].join('');
}

/** Rice that fills a round bowl to the wall. */
export function riceBowl(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  tone: RiceTone,
  grain = 8,
  count = 60,
): string {
  return [
    circle(x, y, r, tone.shade),
    riceHeap(s, x, y, Math.round(r * 0.95), Math.round(r * 0.95), tone, grain, count),
    circle(x, y, r, s.radial('#2a1206 80 0, #2a1206 100 0.5', 54, 56, 54)),
  ].join('');
}

/** Loose thin things on top: sev, fried onion, coconut, cumin. */
export function strands(
  s: Sketch,
  count: number,
  x: number,
  y: number,
  r: number,
  length: number,
  color: string,
  width: number,
): string {
  const id = curls(s, count, x, y, r, length);
  return (
    use(id, ` stroke="#2a1206" stroke-width="${width}" y="2"${fade(0.45)}`) +
    use(id, ` stroke="${color}" stroke-width="${width}"`)
  );
}

/** Short bent lines in every direction, without a colour. */
export function curls(
  s: Sketch,
  count: number,
  x: number,
  y: number,
  r: number,
  length: number,
): string {
  const d = scatter(s.random, count, x, y, r)
    .map(([px, py]) => {
      const angle = between(s.random, 0, 6.28);
      const dx = Math.round(Math.cos(angle) * length);
      const dy = Math.round(Math.sin(angle) * length);
      const bow = Math.round(between(s.random, -length, length) * 0.5);
      return `M${Math.round(px)} ${Math.round(py)}q${Math.round(dx / 2 + bow)} ${Math.round(dy / 2 - bow)} ${dx} ${dy}`;
    })
    .join('');
  return s.define('<path', ` d="${d}"/>`);
}

/** A dab of something in the middle of a plate, with its own place and turn. */
export function dab(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  light: string,
  deep: string,
  turn = 0,
): string {
  const outline = blob(s.random, 0, 0, r, r * 0.8, 0.16, 8);
  return `<g${put(x, y, turn)}>${path(outline, '#2a1206', `${fade(0.4)} transform="translate(2 4)"${s.blur(2)}`)}${path(outline, s.radial(`${light} 0, ${deep} 100`, 38, 32, 70))}</g>`;
}
