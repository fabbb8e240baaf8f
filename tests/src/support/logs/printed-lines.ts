import { vi } from 'vitest';

/** Records all output of this process until mocks are restored: of the console, and of the logger's direct writes. */
export function printedLines(): string[] {
  const lines: string[] = [];
  const keep = (text: unknown) => lines.push(String(text)) > 0;
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void keep(words.join(' ')));
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation(keep);
  }
  return lines;
}
