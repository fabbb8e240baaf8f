import type { Random } from '@thali/local/history/random';

const strangeTexts = [
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '-1',
  '0',
  '1e400',
  '-1e400',
  '1e-400',
  '0.30000000000000004',
  '9007199254740993',
  '"\\u0000"',
  '"\\ud800"',
  '"__proto__"',
  '"#status"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"S":"x"}',
  '{"$gt":""}',
  '[[[[[[[[]]]]]]]]',
  JSON.stringify('<script>alert(1)</script>'),
  JSON.stringify('ñ'.repeat(3000)),
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The JSON text of a value, with one to three parts replaced by strange texts. */
export function mutateJson(value: Json, random: Random): string {
  const marker = '@@strange@@';
  let changed = value;
  const times = random.between(1, 3);
  for (let time = 0; time < times; time += 1) changed = withMarker(changed, random, marker);
  return JSON.stringify(changed).replaceAll(`"${marker}"`, () => random.pick(strangeTexts));
}

function withMarker(value: Json, random: Random, marker: string): Json {
  if (value === null || typeof value !== 'object') return marker;
  if (Array.isArray(value)) {
    const chosen = random.between(0, Math.max(0, value.length - 1));
    return value.map((entry, index) =>
      index === chosen ? withMarker(entry, random, marker) : entry,
    );
  }
  const names = Object.keys(value);
  if (names.length === 0 || random.next() < 0.05) return marker;
  const chosen = random.pick(names);
  if (random.next() < 0.15) {
    const { [chosen]: _dropped, ...rest } = value;
    return rest;
  }
  return { ...value, [chosen]: withMarker(value[chosen] ?? null, random, marker) };
}
