import { type BuiltPlatform, startBuiltPlatform } from '@thali/local/built/start-built-platform';
import type { PlatformOptions } from '@thali/local/platform-options';

/** Stands in for the platform of the sources where journeys start it. */
export function startPlatform({ site: _, ...options }: PlatformOptions): Promise<BuiltPlatform> {
  return startBuiltPlatform(options);
}
