/**
 * Replaces `@aws-sdk/middleware-endpoint-discovery` in the bundles. The DynamoDB client imports it for a feature
 * that is off by default. It would add 2.7 kB gzipped to every function.
 */
export function resolveEndpointDiscoveryConfig<Config>(config: Config): Config {
  return config;
}

/** Empty, so that the client reads no setting. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
