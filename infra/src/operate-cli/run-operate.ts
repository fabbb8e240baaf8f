import { writeFile } from 'node:fs/promises';
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
    const result = await run(line);
    output.print(await keep(result, line.out));
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

/** A file is new, and its owner's alone: it may hold a person's data. */
async function keep(result: unknown, out: string | undefined): Promise<string> {
  const text = JSON.stringify(result, null, 2);
  if (out === undefined) return text;
  await writeFile(out, `${text}\n`, { flag: 'wx', mode: 0o600 });
  return `Written to ${out}`;
}
