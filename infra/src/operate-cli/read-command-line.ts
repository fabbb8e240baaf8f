import { parseArgs } from 'node:util';
import { InputRefused, type Operation, parseInput } from '@thali/functions/operations/operation';
import { isOperation, operations } from '@thali/functions/operations/operation-list';
import { checkRegion } from '../check-region.ts';
import { type Command, commands } from './commands.ts';

/** A parsed command line. */
export interface CommandLine {
  command: Command;
  input: Record<string, unknown>;
  out: string | undefined;
  target: Target;
}

/** The target of a command. Without a stage it is the account alone. */
export type Target = { local: string } | { stage: string; region: string } | { region: string };

const common = {
  stage: { type: 'string' },
  region: { type: 'string', default: 'ap-south-1' },
  local: { type: 'string' },
  out: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** @throws CommandLineError */
export function readCommandLine([name = '', ...args]: readonly string[]): CommandLine {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new CommandLineError(`There is no command '${name}'.`);
  const values = parseOptions(command, args);
  const { stage, region, local, out, yes, ...optionValues } = values;
  if (command.isDestructive && yes !== true) {
    throw new CommandLineError(`${name} can't be undone. Add --yes if you are sure.`);
  }
  return {
    command,
    input: inputOf(command, optionValues),
    out: text(out),
    target: targetOf(command, { stage: text(stage), region: regionOf(region), local: text(local) }),
  };
}

function parseOptions({ options }: Command, args: readonly string[]): Record<string, unknown> {
  const commandOptions = options.map(({ name, isFlag }) => {
    const type = isFlag ? ('boolean' as const) : ('string' as const);
    return [name, { type }] as const;
  });
  try {
    return parseArgs({
      args: [...args],
      options: { ...common, ...Object.fromEntries(commandOptions) },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandLineError(message.replaceAll('\n', ' '));
  }
}

/** The platform checks the input too. This check reports mistakes at once. */
function inputOf({ name, options }: Command, optionValues: Record<string, unknown>) {
  const optionOf = (field: string) =>
    `--${options.find((option) => option.field === field)?.name ?? field}`;
  const input = Object.fromEntries(
    options.flatMap(({ name: option, field }) =>
      optionValues[option] === undefined ? [] : [[field, optionValues[option]] as const],
    ),
  );
  const missing = options.find(({ field, isOptional }) => !isOptional && !(field in input));
  if (missing) throw new CommandLineError(`${name} needs --${missing.name}: ${missing.help}.`);
  for (const { name: option, field, choices } of options) {
    if (choices && !choices.includes(String(input[field]))) {
      throw new CommandLineError(
        `There is no ${option} '${input[field]}', only ${choices.join(', ')}.`,
      );
    }
  }
  try {
    const operation: Operation | undefined = isOperation(name) ? operations[name] : undefined;
    if (operation) parseInput(operation, input, optionOf);
    return input;
  } catch (error) {
    if (error instanceof InputRefused) throw new CommandLineError(error.message);
    throw error;
  }
}

interface TargetOptions {
  stage: string | undefined;
  region: string | undefined;
  local: string | undefined;
}

function targetOf({ name, targetKind }: Command, { stage, region, local }: TargetOptions): Target {
  if (targetKind === 'platform' && local && !stage) return { local: originOf(local) };
  if (targetKind !== 'region' && stage && !local && region) return { stage, region };
  if (targetKind === 'region' && !stage && !local && region) return { region };
  throw new CommandLineError(
    {
      platform: 'Choose a platform: --stage prod, or --local http://localhost:8080.',
      stage: `${name} works on an AWS account: use --stage prod, without --local.`,
      region: `${name} works on tables: use --region, without --stage and --local.`,
    }[targetKind],
  );
}

function regionOf(region: unknown): string | undefined {
  const optionValues = text(region);
  try {
    return optionValues && checkRegion(optionValues);
  } catch (error) {
    throw new CommandLineError(error instanceof Error ? error.message : String(error));
  }
}

function originOf(url: string): string {
  const { origin, protocol } = URL.parse(url) ?? {};
  if (origin && /^https?:$/.test(protocol ?? '')) return origin;
  throw new CommandLineError(
    `'${url}' is not the address of a platform, such as http://localhost:8080.`,
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A mistake in the command line. The message is for the operator. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}
