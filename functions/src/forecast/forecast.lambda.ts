import { httpFunction } from '../http/http-function.ts';
import { forecastRoutes } from '../routes/forecast-routes.ts';
import { getForecast, getForecastStatus, getWeeklyForecast } from './get-forecast.ts';
import { getPortionForecast } from './get-portion-forecast.ts';
import { retrainForecast } from './retrain-forecast.ts';

export const handler = httpFunction(forecastRoutes, {
  getForecast,
  getForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
  retrainForecast,
});
