import { between, type Random } from './random.ts';
import { short } from './short.ts';
import type { Sketch } from './sketch.ts';

export type Point = readonly [x: number, y: number];

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle${x ? ` cx="${short(x)}"` : ''}${y ? ` cy="${short(y)}"` : ''} r="${short(r)}" fill="${fill}"${more}/>`;
}

/** Keeps a drawing made around 0,0, to `use` it several times. */
export function stamp(s: Sketch, markup: string): string {
  return s.define('<g', `>${markup}</g>`);
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function line(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${short(width)}"${more}/>`;
}

export function fade(opacity: number): string {
  return ` opacity="${short(opacity)}"`;
}

export function group(more: string, body: readonly string[]): string {
  return `<g${more}>${body.join('')}</g>`;
}

/** Moves, turns and scales what is drawn around 0,0. */
export function put(x: number, y: number, turn = 0, scale = 1): string {
  const turned = turn ? `rotate(${Math.round(turn)})` : '';
  const scaled = scale === 1 ? '' : `scale(${short(scale)})`;
  return ` transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${scaled}"`;
}

export function use(id: string, more = ''): string {
  return `<use href="#${id}"${more}/>`;
}

/** A closed smooth outline through the points. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) =>
    `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const parts: string[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const previous = points[(index + points.length - 1) % points.length] ?? point;
    if (index === 0) parts.push(`M${middle(previous, point)}`);
    parts.push(`Q${Math.round(point[0])} ${Math.round(point[1])} ${middle(point, next)}`);
  });
  return `${parts.join('')}Z`;
}

/** A round, slightly uneven outline. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  wobble = 0.12,
  corners = 9,
): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const swell = (1 + between(random, -wobble, wobble)) / Math.cos(Math.PI / corners) ** 1.5;
    return [x + Math.cos(angle) * rx * swell, y + Math.sin(angle) * ry * swell];
  });
  return smooth(points);
}

/** Points spread over an ellipse without clumps. */
export function scatter(
  random: Random,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  inner = 0,
): Point[] {
  const spin = random() * Math.PI * 2;
  return Array.from({ length: count }, (_, index): Point => {
    const reach = Math.sqrt(
      inner * inner + (1 - inner * inner) * ((index + 0.3 + random() * 0.7) / count),
    );
    const angle = spin + index * 2.39996 + between(random, -0.35, 0.35);
    return [x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry];
  });
}

export function dots(points: readonly Point[], size: number, color: string, more = ''): string {
  const d = walk(points)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
  return `<path d="${d}" stroke="${color}" stroke-width="${short(size)}"${more}/>`;
}

/** The points in an order of short steps, which makes short path data. */
function walk(points: readonly Point[]): Point[] {
  const left = [...points];
  const route: Point[] = [];
  let here: Point = [0, 0];
  while (left.length > 0) {
    const distances = left.map(([x, y]) => (x - here[0]) ** 2 + (y - here[1]) ** 2);
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    if (!next) break;
    route.push(next);
    here = next;
  }
  return route;
}

/** An open smooth line through the points. */
export function smoothLine(points: readonly Point[]): string {
  const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return points
    .slice(1)
    .map((point, index) => {
      const next = points[index + 2] ?? point;
      return `Q${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
    })
    .join('')
    .replace(/^/, `M${at(points[0] ?? [0, 0])}`);
}

/** Short strokes in every direction. */
export function dashes(random: Random, points: readonly Point[], length: number): string {
  return walk(points)
    .map(([x, y]) => {
      const angle = random() * Math.PI;
      const dx = Math.round(Math.cos(angle) * length);
      const dy = Math.round(Math.sin(angle) * length);
      return `M${Math.round(x)} ${Math.round(y)}l${dx} ${dy}`;
    })
    .join('');
}

/** A soft shadow of a round thing, light from the top left. */
export function shadow(
  s: Sketch,
  x: number,
  y: number,
  rx: number,
  ry = rx,
  strength = 0.5,
): string {
  const paint = s.radial(`#2a1206 70 ${strength}, #2a1206 85 ${strength * 0.45}, #2a1206 100 0`);
  return ellipse(x + rx * 0.05 + 2, y + ry * 0.08 + 4, rx * 1.12, ry * 1.12, paint);
}

/** The same outline as a soft shadow below a piece of food. */
export function castShadow(
  s: Sketch,
  d: string,
  dx = 4,
  dy = 6,
  strength = 0.45,
  softness = 4,
): string {
  return path(
    d,
    '#2a1206',
    `${fade(strength)} transform="translate(${dx} ${dy})"${s.blur(softness)}`,
  );
}
