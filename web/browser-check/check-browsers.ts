import { exit } from 'node:process';
import { type AllowedGap, allowedGaps } from './allowed-gaps.ts';
import type { FoundGap } from './browser-support.ts';
import { cssGaps } from './css-gaps.ts';
import { scriptGaps } from './script-gaps.ts';

const gaps = [...scriptGaps(), ...(await cssGaps())];
const refusedGaps = gaps.filter((gap) => !allowedGaps.some((allowed) => covers(allowed, gap)));
const unused = allowedGaps.filter((allowed) => !gaps.some((gap) => covers(allowed, gap)));

const problems = refusedGaps.map(
  ({ place, feature, browsers }) =>
    `${place.slice(0, 120)}: ${feature} is not in ${browsers.join(', ')}`,
);
for (const { feature, where = 'anywhere' } of unused) {
  problems.push(`allowed-gaps.ts: ${feature} is no longer used: ${where}`);
}
for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) exit(1);

function covers({ feature, where = '' }: AllowedGap, gap: FoundGap): boolean {
  return `${gap.feature}.`.startsWith(`${feature}.`) && gap.place.includes(where);
}
