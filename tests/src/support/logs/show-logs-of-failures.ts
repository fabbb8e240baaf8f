import { divertLogLines } from './keep-logs.ts';

/** What handlers log goes through the console, which Vitest shows for failing tests only. */
for (const stream of [process.stdout, process.stderr]) {
  divertLogLines(stream, (lines) => console.info(lines.join('').trimEnd()));
}
