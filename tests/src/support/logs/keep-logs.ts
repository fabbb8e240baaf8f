import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setEnvironment } from '@thali/local/environment';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the log lines, one file per process. */
    logFolder: string;
  }
}

/** A complete log or metrics line of Powertools. */
const logLine = /^\{"(?:level|_aws)":.*\}$/;
/** A log line that a failing test shows. */
export const warningOrError = /^\{"level":"(?:WARN|ERROR|CRITICAL)"/;

/**
 * Writes the log lines of this process's handlers to a file instead of the terminal, with all levels and metrics. Call it
 * before the handlers load.
 * @returns a function that restores the terminal
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

/** Passes the log lines of handlers to `keep`. Other output stays unchanged. */
export function divertLogLines(
  stream: NodeJS.WriteStream,
  keep: (lines: string[]) => void,
): () => void {
  const write = stream.write;
  // Files in one process share the stream, so it is diverted only once.
  if (write.name === divertedName) return () => undefined;
  const diverted = {
    [divertedName](...args: Parameters<typeof write>): boolean {
      // One write of a worker can contain log lines and other lines.
      const lines = String(args[0]).split(/(?<=\n)/);
      const logLines = lines.filter((line) => logLine.test(line.trimEnd()));
      if (logLines.length === 0) return write.apply(stream, args);
      keep(logLines.map((line) => `${line.trimEnd()}\n`));
      const otherLines = lines.filter((line) => !logLines.includes(line)).join('');
      return otherLines === '' ? true : write.call(stream, otherLines);
    },
  };
  stream.write = diverted[divertedName] as typeof write;
  return () => {
    stream.write = write;
  };
}

const divertedName = 'keepLogLines';
