import { type BuiltPlatform, startBuiltPlatform } from '@thali/local/built/start-built-platform';
import type { PlatformOptions } from '@thali/local/platform-options';

/** Replaces `startPlatform` of the sources when journeys run on the built platform. */
export function startPlatform({ site: _, ...options }: PlatformOptions): Promise<BuiltPlatform> {
  return startBuiltPlatform(options);
}
