import { circle, fade, line, path, put, shadow, stamp, use } from './shapes.ts';
import type { Sketch } from './sketch.ts';

const steelRim: string = '#fff 0, #b4b5b6 35, #76777a 62, #e9e8e5 82, #94908c 100';
const steelWall: string = '#6d6c6c 0, #b9b8b6 45, #fbfaf7 100';
const steelFloor: string = '#e9e7e3 0, #c6c3be 70, #a29e99 100';

/** A steel plate with a raised rim. */
export function steelPlate(s: Sketch, x: number, y: number, r: number): string {
  return [
    shadow(s, x, y, r),
    circle(x, y, r, s.linear(steelRim)),
    circle(x, y, r * 0.965, s.linear(steelWall)),
    circle(x, y, r * 0.91, s.radial(steelFloor, 42, 38, 62)),
    sheen(s, x, y, r * 0.9),
    circle(x, y, r * 0.905, 'none', ` stroke="#fff" stroke-width="1.5"${fade(0.6)}`),
  ].join('');
}

/** The fans of light that brushed steel throws. */
function sheen(s: Sketch, x: number, y: number, r: number): string {
  const fan = (angle: number, width: number) => {
    const at = (a: number) =>
      `${Math.round(x + Math.cos(a) * r)} ${Math.round(y + Math.sin(a) * r)}`;
    return `M${x} ${y}L${at(angle - width)}L${at(angle + width)}z`;
  };
  const bright = fan(-2.3, 0.22) + fan(0.9, 0.2) + fan(-0.6, 0.1);
  const dark = fan(-1.5, 0.16) + fan(1.75, 0.18) + fan(2.9, 0.14);
  return (
    path(bright, '#fff', `${fade(0.5)}${s.blur(5)}`) +
    path(dark, '#5d5148', `${fade(0.2)}${s.blur(5)}`)
  );
}

/** A small steel bowl; the filling comes on top, within 0.8 r. */
export function katori(s: Sketch, x: number, y: number, r: number): string {
  const ware = [
    shadow(s, 0, 0, 50, 50, 0.55),
    circle(0, 0, 50, s.linear(steelRim)),
    circle(0, 0, 46.5, s.linear(steelWall)),
  ];
  return use(stamp(s, ware.join('')), put(x, y, 0, r / 50));
}

/** A bowl of any ware: glazed clay, copper, iron. */
export function bowl(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  light: string,
  mid: string,
  deep: string,
): string {
  return [
    shadow(s, x, y, r),
    circle(x, y, r, s.linear(`${light} 0, ${mid} 50, ${deep} 100`)),
    circle(x, y, r * 0.94, s.linear(`${deep} 0, ${mid} 55, ${light} 100`)),
  ].join('');
}

/** A wide iron or copper pan with two ears. */
export function kadai(s: Sketch, x: number, y: number, r: number, ware: 'iron' | 'copper'): string {
  const [light, mid, deep] = (
    { iron: ['#8a8682', '#3c3937', '#161413'], copper: ['#ffd3a0', '#b8662c', '#5d2a0c'] } as const
  )[ware];
  const ear = (side: number) =>
    `M${x + side * r * 0.93} ${y - r * 0.26}q${side * r * 0.34} ${r * 0.26} 0 ${r * 0.52}`;
  const ears = ear(-1) + ear(1);
  return [
    line(ears, '#2a1206', 11, `${fade(0.35)} transform="translate(5 8)"${s.blur(3)}`),
    line(ears, deep, 11),
    line(ears, light, 3, fade(0.7)),
    bowl(s, x, y, r, light, mid, deep),
  ].join('');
}

/** A glazed plate with a coloured edge. */
export function ceramicPlate(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  edge: string,
  glaze = '#fdf8ee',
): string {
  return [
    shadow(s, x, y, r),
    circle(x, y, r, edge),
    circle(x, y, r * 0.975, s.linear(`#fff 0, ${glaze} 40, #cdbfa8 100`)),
    circle(x, y, r * 0.74, s.linear(`#c9bba2 0, ${glaze} 45, #fff 100`)),
    circle(x, y, r * 0.71, s.radial(`#fffdf8 0, ${glaze} 100`, 40, 35, 70)),
  ].join('');
}

/** A cut piece of banana leaf: a round-ended strip with its midrib. */
export function bananaLeaf(
  s: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  turn = 0,
): string {
  const w = width / 2;
  const h = height / 2;
  const outline = `M${-w} ${-h * 0.55}Q${-w * 0.95} ${-h} ${-w * 0.6} ${-h}H${w * 0.55}Q${w} ${-h * 0.8} ${w} 0Q${w} ${h * 0.85} ${w * 0.5} ${h}H${-w * 0.65}Q${-w} ${h} ${-w} ${h * 0.5}z`;
  const veins = Array.from({ length: Math.round(width / 24) }, (_, index) => {
    const at = Math.round(-w + 10 + index * 24);
    const reach = h * (at > w * 0.72 ? 0.35 : at > w * 0.4 ? 0.72 : 0.92);
    return `M${at} 0q6 ${Math.round(-reach / 2)} 16 ${Math.round(-reach)}M${at} 0q6 ${Math.round(reach / 2)} 16 ${Math.round(reach)}`;
  }).join('');
  const green = s.linear('#7fb53c 0, #3f8a2c 48, #5aa036 52, #1f5c20 100', [0.2, 0, 0.6, 1]);
  return [
    `<g transform="translate(${x} ${y})rotate(${turn})">`,
    path(outline, '#2a1206', `${fade(0.5)} transform="translate(4 8)"${s.blur(5)}`),
    path(outline, green),
    line(veins, '#1c5420', 1.5, fade(0.3)),
    line(veins, '#d3ec8c', 1, `${fade(0.3)} transform="translate(3)"`),
    line(`M${-w} 0H${w}`, '#c9dd83', 5),
    line(`M${-w} 2H${w}`, '#4e8a2c', 1.5, fade(0.6)),
    '</g>',
  ].join('');
}

/** A tall vessel seen from high above: the rim circle over a smaller foot. */
export function tallVessel(
  rim: readonly [number, number, number],
  foot: readonly [number, number, number],
  fill: string,
): string {
  const [x, y, r] = rim;
  const [, footY, footR] = foot;
  return path(
    `M${x - r} ${y}L${x - footR} ${footY}A${footR} ${footR} 0 0 0 ${x + footR} ${footY}L${x + r} ${y}z`,
    fill,
  );
}

/** A thin line of light along a rim. */
export function circleRing(
  x: number,
  y: number,
  r: number,
  color: string,
  width: number,
  opacity: number,
): string {
  return circle(x, y, r, 'none', ` stroke="${color}" stroke-width="${width}"${fade(opacity)}`);
}
