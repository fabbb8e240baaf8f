import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { callApi } from '../../api/call-api.ts';
import { errorText } from '../../api/error-text.ts';
import { atLeast } from '../../time/at-least.ts';
import { showToast } from '../../ui/toast-store.ts';
import { moreDataText, moreDataTitle } from './more-data-texts.ts';
import { forecastKey, forecastStatusKey } from './use-forecast.ts';

/** Trains the forecast anew, and reads what it says then. Rule: forecast-16 */
export function useRetrain(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => atLeast(trainAnew(vendorId)),
    onSuccess: async (status) => {
      client.setQueryData(forecastStatusKey(vendorId), { status });
      announce(status);
      await client.invalidateQueries({ queryKey: forecastKey(vendorId) });
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Failed to retrain forecasting model',
        description: errorText(error),
      }),
  });
}

async function trainAnew(vendorId: string): Promise<ForecastStatus> {
  const call = { body: { vendorId }, quiet: true };
  const answer = await callApi<{ status: ForecastStatus }>(
    'POST',
    '/vendors/forecast/retrain',
    call,
  );
  return answer.status;
}

function announce(status: ForecastStatus): void {
  if (status.hasModel) {
    showToast({ kind: 'success', title: 'Forecasting model retrained successfully' });
  } else {
    showToast({ kind: 'warning', title: moreDataTitle, description: moreDataText(status) });
  }
}
