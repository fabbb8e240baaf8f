import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Writable } from 'node:stream';
import type { Printer } from '../../printer.ts';

export interface FunctionLogs {
  /** The stream for the output of a function. */
  streamOf(fn: string): Writable;
  close(): void;
}

/** Writes a log file for each function, and prints warnings and errors. */
export function functionLogs(folder: string, printer: Printer): FunctionLogs {
  mkdirSync(folder, { recursive: true });
  const open: Writable[] = [];
  return {
    streamOf: (fn) => {
      const file = createWriteStream(join(folder, `${fn}.log`), { flags: 'a', mode: 0o600 });
      const output = new PassThrough();
      output.pipe(file);
      createInterface({ input: output }).on('line', (line) => {
        if (isProblem(line)) printer.problem(`${fn}: ${line}`);
      });
      open.push(output);
      return output;
    },
    close: () => {
      for (const output of open) output.end();
    },
  };
}

function isProblem(line: string): boolean {
  if (!line.startsWith('{')) return line !== '';
  return /"level":"(WARN|ERROR|CRITICAL)"/.test(line);
}
