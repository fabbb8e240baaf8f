import type { PlanId } from '@thali/shared/plans/plan-ids';

/**
 * What is different with another plan, today and later. Every plan has all screens, analytics too: the lists on the
 * price cards are descriptions. Rule: plans-2
 * @param from  undefined: no plan yet
 */
export function planChangeText(from: PlanId | undefined, to: PlanId): string {
  const isPriority = (plan: PlanId | undefined) => plan === 'professional' || plan === 'enterprise';
  const own = from === 'enterprise' ? 'Our team sets your colour and logo for you.' : '';
  if (isPriority(to)) {
    const support = isPriority(from) ? '' : 'We answer your emails first.';
    return joined(support, own, 'Several messes and staff roles will be added to this plan later.');
  }
  if (!from) return 'All screens, analytics included.';
  return joined(
    'Your screens stay the same, analytics included.',
    own,
    'Priority email support ends.',
  );
}

function joined(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
