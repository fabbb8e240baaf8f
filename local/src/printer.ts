/** Prints the platform's progress and problems. */
export interface Printer {
  line(text: string): void;
  /** Reports an error that no caller sees. */
  problem(message: string, error?: unknown): void;
}

export function createPrinter({ quiet }: { quiet: boolean }): Printer {
  return {
    line: (text) => {
      if (!quiet) process.stdout.write(`${text}\n`);
    },
    problem: (message, error) => {
      process.stderr.write(
        error === undefined ? `${message}\n` : `${message}: ${detailOf(error)}\n`,
      );
    },
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function detailOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
