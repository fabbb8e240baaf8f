import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Writable } from 'node:stream';
import type { Printer } from '../../printer.ts';

export interface FunctionLogs {
  /** Where a function's output goes. */
  of(fn: string): Writable;
  close(): void;
}

/** One file for each function, as each has a log group; what went wrong is printed as well. */
export function functionLogs(folder: string, printer: Printer): FunctionLogs {
  mkdirSync(folder, { recursive: true });
  const open: Writable[] = [];
  return {
    of: (fn) => {
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
