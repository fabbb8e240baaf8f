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
const shownAnyway = /^\{"level":"(?:WARN|ERROR|CRITICAL)"/;

/**
 * Keeps what the handlers of this process log, with all that they would ever say and count; the terminal
 * shows warnings and errors as before. Call it before they are loaded.
 * @returns puts the terminal back
 */
export function keepLogs(folder: string): () => void {
  setEnvironment({ POWERTOOLS_LOG_LEVEL: 'DEBUG', POWERTOOLS_METRICS_DISABLED: 'false' });
  const file = join(folder, `${process.pid}.jsonl`);
  const restores = [process.stdout, process.stderr].map((stream) => divert(stream, file));
  return () => {
    for (const restore of restores) restore();
  };
}

function divert(stream: NodeJS.WriteStream, file: string): () => void {
  const write = stream.write;
  // Files that share their modules also share this: once is enough.
  if (write.name === keeping) return () => undefined;
  const kept = {
    [keeping](...args: Parameters<typeof write>): boolean {
      // The output of a worker arrives in pieces: lines of others can come with a line of the log.
      const lines = String(args[0]).split(/(?<=\n)/);
      const logged = lines.filter((line) => logLine.test(line.trimEnd()));
      if (logged.length === 0) return write.apply(stream, args);
      appendFileSync(file, logged.map((line) => `${line.trimEnd()}\n`).join(''));
      const shown = lines
        .filter((line) => !logged.includes(line) || shownAnyway.test(line))
        .join('');
      return shown === '' ? true : write.call(stream, shown);
    },
  };
  stream.write = kept[keeping] as typeof write;
  return () => {
    stream.write = write;
  };
}

const keeping = 'keepLogLines';
