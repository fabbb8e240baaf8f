import { httpFunction } from '../http/http-function.ts';
import { getForecast, getForecastStatus, getWeeklyForecast } from './get-forecast.ts';
import { getPortionForecast } from './get-portion-forecast.ts';
import { retrainForecast } from './retrain-forecast.ts';

export const handler = httpFunction('forecast', {
  getForecast,
  getForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
  retrainForecast,
});
