/** Rule: dashboard-7 */
const goodCompletion = 80;
const fewItems = 5;

/**
 * What a completion rate suggests; nothing right at the limit, and nothing where there were no orders.
 * @param rate  in percent, as the server writes it
 */
export function completionSuggestion(rate: string, orders: number): string | undefined {
  if (orders === 0 || Number(rate) === goodCompletion) return undefined;
  return Number(rate) < goodCompletion ? 'Focus on completing orders' : 'Good: keep it up';
}

export function menuSuggestion(items: number): string | undefined {
  return items < fewItems ? 'Add items to your menu' : undefined;
}
