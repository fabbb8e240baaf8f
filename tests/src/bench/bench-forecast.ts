import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readDemandCsv } from '@thali/local/forecast/read-demand-csv';
import { repositoryRoot } from '@thali/local/repository-root';
import { buildSync } from 'esbuild';
import { benchQuietDays } from './forecast-quiet.ts';
import { benchTraining } from './forecast-training.ts';
import { kilobytes, printNote, printTable } from './print.ts';
import { scoreForecasts } from './score-forecasts.ts';

// npm run bench:forecast -- [--every 7] [--vendors 40] FILE.csv or folder …
const { values, positionals } = parseArgs({
  options: {
    every: { type: 'string', default: '7' },
    vendors: { type: 'string', default: '40' },
  },
  allowPositionals: true,
});
const every = Number(values.every);
const vendors = Number(values.vendors);
const lengths = [2, 4, 8, 26, 52];
const header = [
  'weeks',
  'origins',
  'MASE',
  'naive',
  'wd mean',
  'of naive',
  'WAPE',
  'naive',
  'wd mean',
  'worse',
  'coverage',
  'ECE',
  'ms',
];

if (positionals.length === 0) {
  console.error(
    'No file given. Usage: npm run bench:forecast -- FILE.csv, or a folder of CSV files',
  );
  process.exit(1);
}

const startedAt = performance.now();
for (const file of csvFiles()) benchFile(file);
printNote('');
for (const note of [
  `Rolling origins: every ${every}th open day from the second year on, 7 days ahead. Only open days are scored.`,
  'MASE is scaled by the mean lag-7 difference of the year before. MASE and WAPE are means over the series.',
  'naive: value of the same weekday a week ago; wd mean: mean of the weekday; of naive: MASE / MASE of naive.',
  'worse: share of series where naive wins; coverage: share of days within the 80 % interval.',
  'ECE: calibration error of the confidence, in 10 bins.',
  'ms: processor time of one forecast, with interval, confidence and backtest.',
  `Bundled model: ${modelSize()}.`,
])
  printNote(note);
if (vendors > 0) await benchTraining(vendors);
console.log(`\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

function csvFiles(): string[] {
  return positionals
    .map((path) => resolve(repositoryRoot, path))
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path)
            .filter((name) => name.endsWith('.csv'))
            .map((name) => join(path, name))
        : [path],
    );
}

function benchFile(file: string): void {
  const { series, problems } = readDemandCsv(readFileSync(file, 'utf8'));
  const [problem] = problems;
  if (problem) throw new Error(`${file}, line ${problem.line}: ${problem.message}`);
  const rows = lengths.map((weeks) => {
    const { mase, wape, ...score } = scoreForecasts(series.values(), { weeks, every });
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    return [
      weeks,
      score.origins,
      ...[mase.ensemble, mase.naive, mase.weekdayMean].map((value) => value.toFixed(3)),
      (mase.ensemble / mase.naive).toFixed(3),
      ...[wape.ensemble, wape.naive, wape.weekdayMean].map(percent),
      percent(score.worse),
      percent(score.coverage),
      score.calibration.toFixed(3),
      score.milliseconds.toFixed(2),
    ];
  });
  printTable(`${basename(file)}: ${series.size} series`, header, rows);
  benchQuietDays(series.values());
}

function modelSize(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "export { forecastDemand } from '@thali/shared/forecast/forecast-demand';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'node24',
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return `${kilobytes(code.length)} minified, ${kilobytes(gzipSync(code).length)} gzipped`;
}
