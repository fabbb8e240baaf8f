import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import type { DemandDay } from '@thali/shared/forecast/open-days';
import { originsOf } from './forecast-origins.ts';
import { Calibration, Errors, mean, seasonalNaive, weekdayMean } from './forecast-score.ts';

export interface ForecastScore {
  origins: number;
  /** Mean over the series. */
  mase: MethodScores;
  wape: MethodScores;
  /** Share of the series on which the ensemble's MASE is above the MASE of the seasonal naive method. */
  worse: number;
  /** Share of open days within the 80 % interval. */
  coverage: number;
  /** Expected calibration error over all open days. */
  calibration: number;
  /** Processor time of one seven-day forecast, with interval, confidence and backtest. */
  milliseconds: number;
}

export interface MethodScores {
  ensemble: number;
  naive: number;
  weekdayMean: number;
}

/** Scores all methods on the same origins, with `weeks` weeks of history. */
export function scoreForecasts(
  series: Iterable<readonly DemandDay[]>,
  options: { weeks: number; every: number },
): ForecastScore {
  const calibration = new Calibration();
  const inside: number[] = [];
  const times: number[] = [];
  const scores = [...series].flatMap((days, offset) => {
    const origins = originsOf(days, { ...options, offset });
    const errors = { ensemble: new Errors(), naive: new Errors(), weekdayMean: new Errors() };
    for (const origin of origins) {
      const cpuBefore = process.cpuUsage();
      const forecasts = forecastDemand(origin.history).days;
      const { user, system } = process.cpuUsage(cpuBefore);
      times.push((user + system) / 1000);
      const naive = seasonalNaive(origin);
      const average = weekdayMean(origin);
      for (const outcome of origin.outcomes) {
        const { value: actual } = outcome;
        const forecast = forecasts.find(({ date }) => date === outcome.date);
        if (!forecast) throw new Error(`No forecast for ${outcome.date}`);
        const { expected, lower, upper, confidence, isClosed } = forecast;
        errors.ensemble.add(actual, expected, origin.scale);
        errors.naive.add(actual, naive(outcome), origin.scale);
        errors.weekdayMean.add(actual, average(outcome), origin.scale);
        if (isClosed) continue;
        inside.push(actual >= lower && actual <= upper ? 1 : 0);
        calibration.add(confidence, actual, expected);
      }
    }
    return origins.length > 0 ? [errors] : [];
  });
  const methods = (figure: 'mase' | 'wape'): MethodScores => ({
    ensemble: mean(scores.map(({ ensemble }) => ensemble[figure])),
    naive: mean(scores.map(({ naive }) => naive[figure])),
    weekdayMean: mean(scores.map((errors) => errors.weekdayMean[figure])),
  });
  return {
    origins: times.length,
    mase: methods('mase'),
    wape: methods('wape'),
    worse: mean(scores.map(({ ensemble, naive }) => (ensemble.mase > naive.mase ? 1 : 0))),
    coverage: mean(inside),
    calibration: calibration.error,
    milliseconds: mean(times),
  };
}
