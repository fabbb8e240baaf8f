import { open, rm } from 'node:fs/promises';
import { awsPlatform } from './aws-platform.ts';
import {
  type Command,
  commands,
  preflight,
  replayFailures as replayCommand,
  restoreRows,
} from './commands.ts';
import { localPlatform } from './local-platform.ts';
import type { PlatformLink } from './platform-link.ts';
import { signIn } from './preflight/check-account.ts';
import { runPreflight } from './preflight/run-preflight.ts';
import {
  type CommandLine,
  CommandLineWrong,
  readCommandLine,
  type Target,
} from './read-command-line.ts';
import { replayFailures } from './replay-failures.ts';
import { runRestore } from './restore/run-restore.ts';

interface Output {
  print(text: string): void;
  complain(text: string): void;
}

type Note = Output['print'];

/** Does what the command line says. @returns the exit code */
export async function runOperate(args: readonly string[], output: Output): Promise<number> {
  const [name] = args;
  if (name === undefined || name === 'help' || name === '--help') {
    output.print(helpText());
    return name === undefined ? 1 : 0;
  }
  try {
    const line = readCommandLine(args);
    // What it says on its way is not the answer.
    const note = line.out === undefined ? output.print : output.complain;
    const { out } = line;
    output.print(out === undefined ? textOf(await run(line, note)) : await keep(line, out, note));
    return 0;
  } catch (error) {
    output.complain(whyNot(error));
    if (error instanceof CommandLineWrong) output.complain('npm run operate -- help');
    return 1;
  }
}

async function run({ command, input, target }: CommandLine, note: Note): Promise<unknown> {
  if (!('local' in target)) {
    if (command.name === restoreRows.name) return runRestore(target, input, note);
    if (command.name === preflight.name && 'stage' in target) {
      return runPreflight(target, input, note);
    }
  }
  const link = linkTo(target);
  try {
    if (command.name === replayCommand.name) return await replayFailures(link, String(input.queue));
    return await link.run(command.name, input);
  } finally {
    link.close();
  }
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError') return `Nobody is signed in. ${signIn}`;
  return error.message;
}

function linkTo(target: Target): PlatformLink {
  if ('local' in target) return localPlatform(target.local);
  if ('stage' in target) return awsPlatform(target);
  throw new Error('A command without a platform has no link');
}

function textOf(result: unknown): string {
  return typeof result === 'string' ? result : JSON.stringify(result, null, 2);
}

/**
 * A file is new, and its owner's alone: it may hold a person's data. It is made first, so that nothing is done
 * whose answer could not be kept.
 */
async function keep(line: CommandLine, out: string, note: Note): Promise<string> {
  const file = await open(out, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'EEXIST' ? 'It is there already' : cause.message;
    throw new CommandLineWrong(`${out} can't be made: ${why}. Nothing was done.`, { cause });
  });
  try {
    await file.writeFile(`${textOf(await run(line, note))}\n`);
    return `Written to ${out}`;
  } catch (error) {
    await rm(out);
    throw error;
  } finally {
    await file.close();
  }
}

const usage = `npm run operate -- <command> [--name value …] --stage prod [--region ap-south-1]
npm run operate -- <command> [--name value …] --local http://localhost:8080

With --out FILE the answer goes to a new file that only you may read. Commands that can't be taken back want --yes.`;

/** All commands with what they take. */
function helpText(): string {
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
