import { afterAll } from 'vitest';

// biome-ignore lint/style/noProcessEnv: a platform started in a test sets variables for its handlers
const environment = process.env;
const before = { ...environment };

/** Runs after each file, and restores the environment for the next file in this process. */
afterAll(() => {
  for (const name of Object.keys(environment)) if (!(name in before)) delete environment[name];
  Object.assign(environment, before);
});
