import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { answersBelow, apiKey } from '../../lib/data/api-query.ts';
import { withMinDuration } from '../../lib/time/with-min-duration.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { moreDataText, moreDataTitle } from './more-data-texts.ts';

/** Trains the model again and reads the new forecast. Rule: forecast-16 */
export function useRetrainForecast(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withMinDuration(retrain(vendorId)),
    onSuccess: async (status) => {
      const request = { query: { vendorId } };
      client.setQueryData(apiKey('GET /vendors/forecast/status', request), { status });
      announce(status);
      await client.invalidateQueries(answersBelow('/vendors/forecast'));
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Failed to retrain forecasting model',
        description: errorText(error),
      }),
  });
}

async function retrain(vendorId: string): Promise<ForecastStatus> {
  const call = { body: { vendorId }, quiet: true };
  return (await callApi('POST /vendors/forecast/retrain', call)).status;
}

function announce(status: ForecastStatus): void {
  if (status.hasModel) {
    showToast({ kind: 'success', title: 'Forecasting model retrained successfully' });
  } else {
    showToast({ kind: 'warning', title: moreDataTitle, description: moreDataText(status) });
  }
}
