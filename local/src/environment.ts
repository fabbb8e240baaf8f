/**
 * The only file of the local platform that reads and sets environment variables: the user's settings, and the
 * handlers' variables.
 */
// biome-ignore lint/style/noProcessEnv: handlers and the AWS SDK are configured through the environment, here as in Lambda
const environment = process.env;

export function readEnvironment(name: string): string | undefined {
  return environment[name] || undefined;
}

/** Sets each variable; `undefined` removes it. */
export function setEnvironment(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete environment[name];
    else environment[name] = value;
  }
}
