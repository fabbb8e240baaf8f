import { afterAll } from 'vitest';

// biome-ignore lint/style/noProcessEnv: a platform started in a test sets variables for its handlers
const environment = process.env;
const before = { ...environment };

/** After each file: the next one in this process finds the environment as this one did. */
afterAll(() => {
  for (const name of Object.keys(environment)) if (!(name in before)) delete environment[name];
  Object.assign(environment, before);
});
