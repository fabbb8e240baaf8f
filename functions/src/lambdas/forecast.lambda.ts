import { getForecast, getForecastStatus, getWeeklyForecast } from '../forecast/get-forecast.ts';
import { getPortionForecast } from '../forecast/get-portion-forecast.ts';
import { retrainForecast } from '../forecast/retrain-forecast.ts';
import { httpFunction } from '../http/http-function.ts';
import { forecastRoutes } from '../routes/forecast-routes.ts';

export const handler = httpFunction(forecastRoutes, {
  getForecast,
  getForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
  retrainForecast,
});
