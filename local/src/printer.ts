/** Where the platform says what it does. */
export interface Printer {
  line(text: string): void;
  /** A fault that no caller sees. */
  problem(what: string, error?: unknown): void;
}

export function createPrinter({ quiet }: { quiet: boolean }): Printer {
  return {
    line: (text) => {
      if (!quiet) process.stdout.write(`${text}\n`);
    },
    problem: (what, error) => {
      process.stderr.write(error === undefined ? `${what}\n` : `${what}: ${detailOf(error)}\n`);
    },
  };
}

function detailOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
