import { open, rm } from 'node:fs/promises';
import { awsPlatform } from './aws-platform.ts';
import { replayFailures as replayCommand } from './commands.ts';
import { helpText } from './help-text.ts';
import { localPlatform } from './local-platform.ts';
import type { PlatformLink } from './platform-link.ts';
import { type CommandLine, CommandLineWrong, readCommandLine } from './read-command-line.ts';
import { replayFailures } from './replay-failures.ts';

interface Output {
  print(text: string): void;
  complain(text: string): void;
}

/** Does what the command line says. @returns the exit code */
export async function runOperate(args: readonly string[], output: Output): Promise<number> {
  const [name] = args;
  if (name === undefined || name === 'help' || name === '--help') {
    output.print(helpText());
    return name === undefined ? 1 : 0;
  }
  try {
    const line = readCommandLine(args);
    output.print(line.out === undefined ? textOf(await run(line)) : await keep(line, line.out));
    return 0;
  } catch (error) {
    output.complain(error instanceof Error ? error.message : String(error));
    if (error instanceof CommandLineWrong) output.complain('npm run operate -- help');
    return 1;
  }
}

async function run({ command, input, platform }: CommandLine): Promise<unknown> {
  const link = linkTo(platform);
  try {
    if (command.name === replayCommand.name) return await replayFailures(link, String(input.queue));
    return await link.run(command.name, input);
  } finally {
    link.close();
  }
}

function linkTo(platform: CommandLine['platform']): PlatformLink {
  return 'local' in platform ? localPlatform(platform.local) : awsPlatform(platform);
}

function textOf(result: unknown): string {
  return JSON.stringify(result, null, 2);
}

/**
 * A file is new, and its owner's alone: it may hold a person's data. It is made first, so that nothing is done
 * whose answer could not be kept.
 */
async function keep(line: CommandLine, out: string): Promise<string> {
  const file = await open(out, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'EEXIST' ? 'It is there already' : cause.message;
    throw new CommandLineWrong(`${out} can't be made: ${why}. Nothing was done.`, { cause });
  });
  try {
    await file.writeFile(`${textOf(await run(line))}\n`);
    return `Written to ${out}`;
  } catch (error) {
    await rm(out);
    throw error;
  } finally {
    await file.close();
  }
}
