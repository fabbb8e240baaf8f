import { divertLogLines } from './keep-logs.ts';

/** Sends log lines through the console, because Vitest shows its output for failing tests only. */
for (const stream of [process.stdout, process.stderr]) {
  divertLogLines(stream, (lines) => console.info(lines.join('').trimEnd()));
}
