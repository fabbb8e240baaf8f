import { type Command, commands } from './commands.ts';

const usage = `npm run operate -- <command> [--name value …] --stage prod [--region ap-south-1]
npm run operate -- <command> [--name value …] --local http://localhost:8080

With --out FILE the answer goes to a new file that only you may read. Commands that can't be taken back want --yes.`;

/** All commands with what they take. */
export function helpText(): string {
  return [usage, ...commands.map(describe)].join('\n\n');
}

function describe({ name, summary, options, oneOf, isDestructive }: Command): string {
  const width = Math.max(...options.map((option) => option.name.length), 0);
  return [
    `${name}${isDestructive ? ' --yes' : ''}`,
    `  ${summary}`,
    ...(oneOf.length > 0 ? [`  Exactly one of ${oneOf.map((one) => `--${one}`).join(', ')}.`] : []),
    ...options.map(
      (option) =>
        `  --${option.name.padEnd(width)}  ${option.help}${option.isOptional && oneOf.length === 0 ? ' (may be left out)' : ''}`,
    ),
  ].join('\n');
}
