import type { Platform } from '@thali/local/platform-options';

/** An address on the host of a mess. Only browsers resolve names below .localhost. */
export function messUrl(
  { port }: Pick<Platform, 'port'>,
  path: string,
  subdomain = 'demo',
): string {
  return `http://${subdomain}.localhost:${port}${path}`;
}
