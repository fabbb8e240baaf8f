/**
 * Replaces `@smithy/core/event-streams` in the bundles. No call of ours uses event streams. The package would add 7
 * kB gzipped to every function, and keep esbuild from removing unused parts of the SDK.
 */
export function resolveEventStreamSerdeConfig<Config>(config: Config): Config {
  return config;
}

/** The S3 client creates a provider but never calls it. */
export function eventStreamSerdeProvider(): object {
  return {};
}
