import { vi } from 'vitest';

/**
 * All that this process prints from now on, until mocks are restored: by the console, and by the logger, which
 * writes past it.
 */
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
