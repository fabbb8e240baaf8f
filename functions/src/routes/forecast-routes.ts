import {
  getForecast,
  getForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
  retrainForecast,
} from '@thali/shared/forecast/forecast.contract';
import type { HttpRoute } from './route-types.ts';

export const forecastRoutes = [
  { contract: getForecast, fn: 'forecast', access: { table: ['GetItem'] } },
  { contract: getWeeklyForecast, fn: 'forecast', access: { table: ['GetItem'] } },
  { contract: getForecastStatus, fn: 'forecast', access: { table: ['GetItem'] } },
  { contract: getPortionForecast, fn: 'forecast', access: { table: ['GetItem'] } },
  {
    contract: retrainForecast,
    fn: 'forecast',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
] as const satisfies readonly HttpRoute[];
