import { compactPath } from './compact-path.ts';

/** Makes the markup of a picture small: short path data, each outline written once. */
export function shareOutlines(defs: string, body: string): string {
  const compact = (markup: string) =>
    markup.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${compactPath(d)}"`);
  const whole = `${compact(defs)}\n${compact(body)}`;
  const counts = new Map<string, number>();
  for (const [, d = ''] of whole.matchAll(/<path d="([^"]*)"/g))
    counts.set(d, (counts.get(d) ?? 0) + 1);

  const names = new Map<string, string>();
  const shared = whole.replace(/<path d="([^"]*)"/g, (plain, d: string) => {
    if (d.length < 24 || (counts.get(d) ?? 0) < 2) return plain;
    const name = names.get(d) ?? `o${names.size}`;
    names.set(d, name);
    return `<use href="#${name}"`;
  });
  const outlines = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('');
  const [sharedDefs = '', sharedBody = ''] = shared.split('\n');
  return `<defs>${outlines}${sharedDefs}</defs>${sharedBody}`;
}
