import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buffer as readStream } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { csvCell } from '@thali/shared/csv/csv-cell';
import { decodeText } from '@thali/shared/csv/csv-rows';
import {
  type DemandForecastDay,
  forecastDemand,
  minHistoryDays,
  minOpenDays,
} from '@thali/shared/forecast/forecast-demand';
import { readEnvironment } from './environment.ts';

import { type RowRemark, readDemandCsv } from './forecast/read-demand-csv.ts';
import { messageOf } from './printer.ts';

const forecastHeader = 'series_id,date,value,lower80,upper80';

// npm run forecast -- FILE.csv [--horizon 7]
const usage = `npm run forecast -- FILE.csv [--horizon 7]

Reads series_id,date,value (the rows of a day are added up; - reads standard input) and prints
${forecastHeader} for the days after each series' last date.`;
const maxHorizon = 366;

process.stdout.on('error', () => process.exit(1));
const command = readArguments();
if (command === 'help') {
  process.stdout.write(`${usage}\n`);
} else if (!command) {
  printError(usage);
  process.exitCode = 2;
} else {
  const text = await readText(command.file);
  if (text !== undefined) forecastFile(text, command.horizon);
}

function readArguments(): { file: string; horizon: number } | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: {
        horizon: { type: 'string', default: '7' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
    if (values.help) return 'help';
    const [file, ...otherFiles] = positionals;
    const horizon = /^\d+$/.test(values.horizon) ? Number(values.horizon) : 0;
    const isHorizon = horizon >= 1 && horizon <= maxHorizon;
    if (!isHorizon) printError(`--horizon must be a whole number from 1 to ${maxHorizon}`);
    return file !== undefined && otherFiles.length === 0 && isHorizon
      ? { file, horizon }
      : undefined;
  } catch (error) {
    printError(messageOf(error));
    return undefined;
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    if (file === '-') return decodeText(await readStream(process.stdin));
    // npm runs scripts in the repository's folder; a path is relative to the caller's folder.
    const from = readEnvironment('INIT_CWD') ?? process.cwd();
    return decodeText(await readFile(resolve(from, file)));
  } catch (error) {
    printError(`${file} can't be read: ${messageOf(error)}`);
    process.exitCode = 1;
    return undefined;
  }
}

function forecastFile(text: string, horizon: number): void {
  const { series, problems, warnings: notes } = readDemandCsv(text);
  for (const remark of [...problems, ...notes]) printError(remarkText(remark));
  if (problems.length > 0 || series.size === 0) process.exitCode = 1;
  if (series.size === 0) {
    printError('No rows to forecast from.');
    return;
  }

  const startedAt = performance.now();
  const tooShort: string[] = [];
  const irregular: string[] = [];
  let readCount = 0;
  process.stdout.write(`${forecastHeader}\n`);
  for (const [id, history] of series) {
    const { days, isIrregular } = forecastDemand(history, { horizon });
    if (days.length === 0) tooShort.push(id);
    else process.stdout.write(`${days.map((day) => forecastLine(id, day)).join('\n')}\n`);
    if (isIrregular) irregular.push(id);
    readCount += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${readCount} of ${series.size} series`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  printError(
    `${process.stderr.isTTY ? '\r' : ''}Forecast ${readCount - tooShort.length} of ${series.size} series in ${seconds} s`,
  );
  printSeriesRemark(
    tooShort,
    `is too short to forecast: it needs ${minHistoryDays} days of history and ${minOpenDays} open days`,
  );
  printSeriesRemark(
    irregular,
    'sells on irregular days: its figures are averages, so plan by the range',
  );
  if (tooShort.length === series.size) process.exitCode = 1;
}

/** Prints one message about all these series. */
function printSeriesRemark([id, ...otherIds]: readonly string[], message: string): void {
  const othersText = otherIds.length > 0 ? ` (and ${otherIds.length} more)` : '';
  if (id !== undefined) printError(`'${id}'${othersText} ${message}`);
}

function remarkText({ line, count, message }: RowRemark): string {
  return count > 1 ? `${count} rows, first line ${line}: ${message}` : `line ${line}: ${message}`;
}

function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Figures have six significant digits. */
function forecastLine(
  seriesId: string,
  { date, expected, lower, upper }: DemandForecastDay,
): string {
  return [csvCell(seriesId), date, ...[expected, lower, upper].map(digits)].join(',');
}

function digits(value: number): string {
  return String(Number(value.toPrecision(6)));
}
