import { open, rm } from 'node:fs/promises';
import { awsPlatform } from './aws-platform.ts';
import {
  type Command,
  commands,
  preflight,
  prepareTable,
  replayFailures as replayCommand,
  restoreRows,
} from './commands.ts';
import { localPlatform } from './local-platform.ts';
import type { PlatformLink } from './platform-link.ts';
import { signInHint } from './preflight/check-account.ts';
import { runPreflight } from './preflight/run-preflight.ts';
import {
  type CommandLine,
  CommandLineError,
  readCommandLine,
  type Target,
} from './read-command-line.ts';
import { replayFailures } from './replay-failures.ts';
import { runPrepareTable, runRestore } from './restore/run-restore.ts';

interface Output {
  print(text: string): void;
  printError(text: string): void;
}

type PrintLine = Output['print'];

/** Runs the command line. @returns the exit code */
export async function runOperate(args: readonly string[], output: Output): Promise<number> {
  const [name] = args;
  if (name === undefined || name === 'help' || name === '--help') {
    output.print(helpText());
    return name === undefined ? 1 : 0;
  }
  try {
    const line = readCommandLine(args);
    // With --out, progress messages go to stderr.
    const reportProgress = line.out === undefined ? output.print : output.printError;
    const { out } = line;
    output.print(
      out === undefined
        ? textOf(await run(line, reportProgress))
        : await writeToFile(line, out, reportProgress),
    );
    return 0;
  } catch (error) {
    output.printError(messageOf(error));
    if (error instanceof CommandLineError) output.printError('npm run operate -- help');
    return 1;
  }
}

async function run(
  { command, input, target }: CommandLine,
  reportProgress: PrintLine,
): Promise<unknown> {
  if (!('local' in target)) {
    if (command.name === restoreRows.name) return runRestore(target, input, reportProgress);
    if ('stage' in target) {
      if (command.name === preflight.name) return runPreflight(target, input, reportProgress);
      if (command.name === prepareTable.name) return runPrepareTable(target, input);
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

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'CredentialsProviderError') return `Nobody is signed in. ${signInHint}`;
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
 * Writes the result to a new file that only its owner can read, because it may contain personal data. Creates the
 * file first, so that nothing runs if the file can't be written.
 */
async function writeToFile(
  line: CommandLine,
  out: string,
  reportProgress: PrintLine,
): Promise<string> {
  const file = await open(out, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EEXIST' ? 'It exists already' : cause.message;
    throw new CommandLineError(`${out} can't be created: ${reason}. No command ran.`, { cause });
  });
  try {
    await file.writeFile(`${textOf(await run(line, reportProgress))}\n`);
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

With --out FILE the result goes to a new file that only you can read. Commands that can't be undone need --yes.`;

/** Lists all commands with their options. */
function helpText(): string {
  return [usage, ...commands.map(describe)].join('\n\n');
}

function describe({ name, summary, options, oneOf, isDestructive }: Command): string {
  const width = Math.max(...options.map((option) => option.name.length), 0);
  return [
    `${name}${isDestructive ? ' --yes' : ''}`,
    `  ${summary}`,
    ...(oneOf.length > 0
      ? [`  Exactly one of ${oneOf.map((optionName) => `--${optionName}`).join(', ')}.`]
      : []),
    ...options.map(
      (option) =>
        `  --${option.name.padEnd(width)}  ${option.help}${option.isOptional && oneOf.length === 0 ? ' (optional)' : ''}`,
    ),
  ].join('\n');
}
