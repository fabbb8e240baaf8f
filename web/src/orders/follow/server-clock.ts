/**
 * How far this device's clock is behind the server's, in milliseconds. A phone whose clock is wrong would
 * otherwise give the kitchen too little time, or too much.
 */
export async function clockBehindMs(): Promise<number> {
  const askedAt = Date.now();
  const answer = await fetch('/robots.txt', { cache: 'no-store' });
  await answer.text();
  return behindMs(answer.headers, askedAt);
}

/** @param headers  of an answer, which the edge may have kept for some seconds */
export function behindMs(headers: Headers, askedAt: number): number {
  const servedAt = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(servedAt)) return 0;
  return servedAt + Number(headers.get('age') ?? 0) * 1000 - askedAt;
}
