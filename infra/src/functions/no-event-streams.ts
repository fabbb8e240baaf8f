/**
 * Replaces `@smithy/core/event-streams` in the bundles. No call that we make streams events. It would add 7 kB gzipped to
 * every function, and keep esbuild from removing unused parts of the SDK.
 */
export function resolveEventStreamSerdeConfig<Config>(config: Config): Config {
  return config;
}

/** The client of S3 creates one, and never calls it. */
export function eventStreamSerdeProvider(): object {
  return {};
}
