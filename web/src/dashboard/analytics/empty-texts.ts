import { type AnalyticsChoice, choiceWords } from './periods.ts';

/** What stands below 'No Analytics Data Available'. */
export function emptyText(choice: AnalyticsChoice): string {
  if (choice.date) return `There were no orders on ${choiceWords(choice)}.`;
  if (choice.period === 'today') {
    return 'No orders have come in today yet. The figures appear with the first one.';
  }
  return `There were no orders in ${choiceWords(choice)}. The figures appear with the first one.`;
}
