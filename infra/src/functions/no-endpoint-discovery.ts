/**
 * Stands for `@aws-sdk/middleware-endpoint-discovery` in the functions' bundles. The DynamoDB client brings it along
 * for a way to find regional endpoints that is off unless asked for: 2.7 kB gzipped of every function.
 */
export function resolveEndpointDiscoveryConfig<Config>(config: Config): Config {
  return config;
}

/** No setting of its own: the client does not look for one. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
