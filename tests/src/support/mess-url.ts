import type { Platform } from '@thali/local/platform-options';

/** An address on a mess's own host. Only a browser finds it: nothing else resolves names below .localhost. */
export function messUrl(
  { port }: Pick<Platform, 'port'>,
  path: string,
  subdomain = 'demo',
): string {
  return `http://${subdomain}.localhost:${port}${path}`;
}
