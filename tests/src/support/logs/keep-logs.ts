import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setEnvironment } from '@thali/local/environment';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where every process of the tests leaves the lines that handlers log. */
    logFolder: string;
  }
}

/** A whole line of the log, or one of metrics, as Powertools writes it. */
const logLine = /^\{"(?:level|_aws)":.*\}$/;
/** A line of the log that a failing test shows. */
export const alarming = /^\{"level":"(?:WARN|ERROR|CRITICAL)"/;

/**
 * Keeps what the handlers of this process log, with everything that they would ever say and count, in a file instead of the
 * terminal. Call it before they are loaded.
 * @returns puts the terminal back
 */
export function keepLogs(folder: string): () => void {
  setEnvironment({ POWERTOOLS_LOG_LEVEL: 'DEBUG', POWERTOOLS_METRICS_DISABLED: 'false' });
  const file = join(folder, `${process.pid}.jsonl`);
  const restores = [process.stdout, process.stderr].map((stream) =>
    divertLogLines(stream, (lines) => appendFileSync(file, lines.join(''))),
  );
  return () => {
    for (const restore of restores) restore();
  };
}

/** Hands the lines that handlers log to `keep`; all others go where they went. */
export function divertLogLines(
  stream: NodeJS.WriteStream,
  keep: (lines: string[]) => void,
): () => void {
  const write = stream.write;
  // Files that share their modules also share this: once is enough.
  if (write.name === keeping) return () => undefined;
  const kept = {
    [keeping](...args: Parameters<typeof write>): boolean {
      // The output of a worker arrives in pieces: lines of others can come with a line of the log.
      const lines = String(args[0]).split(/(?<=\n)/);
      const logged = lines.filter((line) => logLine.test(line.trimEnd()));
      if (logged.length === 0) return write.apply(stream, args);
      keep(logged.map((line) => `${line.trimEnd()}\n`));
      const others = lines.filter((line) => !logged.includes(line)).join('');
      return others === '' ? true : write.call(stream, others);
    },
  };
  stream.write = kept[keeping] as typeof write;
  return () => {
    stream.write = write;
  };
}

const keeping = 'keepLogLines';
