import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import { addDays } from '@thali/shared/time/dates';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from './data-folder/temporary-folder.ts';
import { readEnvironment } from './environment.ts';
import { repositoryRoot } from './repository-root.ts';

const folder = temporaryFolder(afterAll);

const history = Array.from({ length: 60 }, (_, index) => ({
  date: addDays('2026-09-07', index),
  value: 40 + (index % 7) * 5,
})).filter((_, index) => index % 7 !== 6);
const rows = (id: string, days = history) =>
  days.map(({ date, value }) => `${id},${date},${value}`);

/** Runs `npm run forecast` without npm. INIT_CWD is the caller's folder, as npm sets it. */
function forecast(args: string[], input = '') {
  const script = join(repositoryRoot, 'local/src/forecast-file.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    env: { PATH: readEnvironment('PATH'), INIT_CWD: folder },
    input,
    encoding: 'utf8',
  });
  return { lines: stdout.split('\n').slice(0, -1), stderr, status };
}

function fileOf(...lines: string[]): string {
  writeFileSync(join(folder, 'till.csv'), ['series_id,date,value', ...lines, ''].join('\n'));
  return 'till.csv';
}

test('forecasts the days after the last date of each series, as the product does', () => {
  const shortHistory = history.slice(0, -10);
  const { lines, stderr, status } = forecast([
    fileOf(...rows('mess'), ...rows('cafe', shortHistory)),
  ]);
  expect(status).toBe(0);
  expect(lines[0]).toBe('series_id,date,value,lower80,upper80');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual(
    [
      { id: 'mess', last: '2026-11-05' },
      { id: 'cafe', last: shortHistory.at(-1)?.date ?? '' },
    ].flatMap(({ id, last }) => [1, 2, 3, 4, 5, 6, 7].map((day) => `${id},${addDays(last, day)}`)),
  );
  const ownForecast = forecastDemand(history).days;
  lines.slice(1, 8).forEach((line, index) => {
    const [value, lower, upper] = line.split(',').slice(2).map(Number);
    expect(value).toBeCloseTo(ownForecast[index]?.expected ?? Number.NaN, 3);
    expect(lower).toBeCloseTo(ownForecast[index]?.lower ?? Number.NaN, 3);
    expect(upper).toBeCloseTo(ownForecast[index]?.upper ?? Number.NaN, 3);
  });
  expect(lines.filter((line) => line.endsWith(',0,0,0'))).toHaveLength(2);
  expect(stderr).toMatch(/^Forecast 2 of 2 series in [\d.]+ s\n$/);
});

test('takes a horizon, standard input, and names that need quotes', () => {
  const input = ['series_id,date,value', ...rows('"mess, ""north"""')].join('\r\n');
  const { lines, status } = forecast(['-', '--horizon', '10'], input);
  expect(status).toBe(0);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/^"mess, ""north""",2026-11-06,/);
});

test('reports each kind of fault once, and adds up the rows of a day', () => {
  const doubledRows = history.flatMap(({ date, value }) => [
    `mess,${date},${value}`,
    `mess,${date},0`,
  ]);
  const { lines, stderr, status } = forecast([fileOf(...doubledRows, 'mess,?,1', 'mess,?,2')]);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `2 rows, first line ${doubledRows.length + 2}: date must be a date such as`,
  );
  expect(stderr).toContain(
    `${history.length} rows, first line 3: several rows of a day are added up`,
  );
  expect(lines.slice(1)).toEqual(forecast([fileOf(...rows('mess'))]).lines.slice(1));
});

test('names a series that sells on irregular days', () => {
  const irregular = Array.from({ length: 80 }, (_, index) => {
    return `paan,${addDays('2026-09-07', index)},${(index * index) % 23 < 5 ? 20 : 0}`;
  });
  const { stderr, status } = forecast([fileOf(...irregular, ...rows('mess'))]);
  expect(status).toBe(0);
  expect(stderr).toContain(
    "'paan' sells on irregular days: its figures are averages, so plan by the range",
  );
});

test('reports bad rows by line and short series by name, forecasts the rest, and exits with 1', () => {
  const [first = '', ...otherRows] = rows('mess');
  const few = rows('new', history.slice(0, 6));
  const file = fileOf(first, 'mess,2026-11-31,4', ...few, ...otherRows);
  const { lines, stderr, status } = forecast([file]);
  expect(status).toBe(1);
  expect(stderr).toContain(
    "line 3: date must be a date such as 2026-11-30 or 30-11-2026, not '2026-11-31'",
  );
  expect(stderr).toContain(
    "'new' is too short to forecast: it needs 7 days of history and 3 open days",
  );
  expect(lines).toHaveLength(8);
});

test.each([
  [['a.csv', 'b.csv'], 2, 'npm run forecast -- FILE.csv'],
  [['a.csv', '--horizon', '0x7'], 2, '--horizon must be a whole number from 1 to 366'],
  [['a.csv', '--days', '3'], 2, "Unknown option '--days'"],
  [['missing.csv'], 1, "missing.csv can't be read: ENOENT: no such file"],
])('%j names the problem', { tags: 'long' }, (args, code, message) => {
  const { lines, stderr, status } = forecast(args);
  expect(lines).toEqual([]);
  expect(stderr).toContain(message);
  expect(status).toBe(code);
});

test('prints the help', { tags: 'long' }, () => {
  const { lines, stderr, status } = forecast(['--help']);
  expect(lines[0]).toBe('npm run forecast -- FILE.csv [--horizon 7]');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('fails on a file without rows', { tags: 'long' }, () => {
  const { lines, stderr, status } = forecast([fileOf()]);
  expect(lines).toEqual([]);
  expect(stderr).toBe('No rows to forecast from.\n');
  expect(status).toBe(1);
});

test('reports that a single row is too short for a forecast', { tags: 'long' }, () => {
  const { lines, stderr, status } = forecast([fileOf('a,2026-11-30,40')]);
  expect(lines).toHaveLength(1);
  expect(stderr).toContain("'a' is too short to forecast: it needs 7 days of history");
  expect(status).toBe(1);
});
