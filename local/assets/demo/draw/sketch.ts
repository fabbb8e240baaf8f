import { type Random, seededRandom } from './random.ts';
import { shareOutlines } from './share-outlines.ts';
import { short } from './short.ts';

/** Collects the definitions of one picture; everything else is plain markup. */
export interface Sketch {
  readonly random: Random;
  /** Keeps markup for repeated use; the same markup is kept once. */
  define(open: string, rest: string): string;
  /**
   * Paint across the shape's box, by default from top left to bottom right.
   * @param stops  'color percent opacity?' for each, divided by commas
   */
  linear(stops: string, line?: readonly [number, number, number, number]): string;
  /** Paint around a point of the shape's box, all in percent. */
  radial(stops: string, x?: number, y?: number, r?: number): string;
  /** A filter attribute. */
  blur(deviation: number): string;
  finish(body: readonly string[]): string;
}

/** A dish answers its layers, bottom first. */
export type Dish = (s: Sketch) => string[];

export function createSketch(name: string): Sketch {
  const ids = new Map<string, string>();
  const defs: string[] = [];

  function define(open: string, rest: string): string {
    const known = ids.get(open + rest);
    if (known) return known;
    const id = nextId(ids.size);
    ids.set(open + rest, id);
    defs.push(`${open} id="${id}"${rest}`);
    return id;
  }

  return {
    random: seededRandom(name),
    define,
    linear(stops, line = [0, 0, 1, 1]) {
      const [x1, y1, x2, y2] = line;
      const at = `${x1 ? ` x1="${x1}"` : ''}${y1 ? ` y1="${y1}"` : ''} x2="${x2}" y2="${y2}"`;
      return `url(#${define('<linearGradient', `${at}>${stopList(stops)}</linearGradient>`)})`;
    },
    radial(stops, x = 50, y = 50, r = 50) {
      const at = `${x === 50 ? '' : ` cx="${x}%"`}${y === 50 ? '' : ` cy="${y}%"`}${r === 50 ? '' : ` r="${r}%"`}`;
      return `url(#${define('<radialGradient', `${at}>${stopList(stops)}</radialGradient>`)})`;
    },
    blur(deviation) {
      const area = 'x="-.3" y="-.3" width="1.6" height="1.6"';
      const id = define(
        '<filter',
        ` ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
      return ` filter="url(#${id})"`;
    },
    finish(body) {
      const open =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" fill="none" stroke-linecap="round">';
      return `${open}${shareOutlines(defs.join(''), body.join(''))}</svg>\n`;
    },
  };
}

function stopList(stops: string): string {
  return stops
    .split(', ')
    .map((stop) => {
      const [color = '', percent = '0', opacity] = stop.split(' ');
      const offset = percent === '0' ? '' : ` offset="${short(Number(percent) / 100)}"`;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${short(Number(opacity))}"`;
      return `<stop${offset} stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

function nextId(count: number): string {
  const letters = 'abcdefghijklmnpqrstuvwxyz';
  const tail = count >= 25 ? String(Math.floor(count / 25)) : '';
  return `${letters.charAt(count % 25)}${tail}`;
}
