import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setEnvironment } from '@thali/local/environment';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where every process of the tests leaves the lines that handlers log. */
    logFolder: string;
  }
}

/** What Powertools writes: a line of the log, or one of metrics. */
const logLine = /^\{"(?:level|_aws)":/;
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
      const text = String(args[0]);
      if (!logLine.test(text)) return write.apply(stream, args);
      appendFileSync(file, text);
      return shownAnyway.test(text) ? write.apply(stream, args) : true;
    },
  };
  stream.write = kept[keeping] as typeof write;
  return () => {
    stream.write = write;
  };
}

const keeping = 'keepLogLines';
