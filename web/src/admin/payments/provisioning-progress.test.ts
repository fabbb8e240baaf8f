import { type ProvisioningStep, planSteps } from '@thali/shared/payments/payment-fields';
import { describe, expect, it } from 'vitest';
import { provisioningProgress, retryOf } from './provisioning-progress.ts';

function paid(step: ProvisioningStep | null, failure: string | null = null) {
  const stopped = failure !== null;
  return { purpose: 'plan' as const, provisioning: { step, attempts: 1, failure, stopped } };
}

describe('progress', () => {
  it.each(planSteps.map((step, index) => [step, index] as const))(
    'of a plan whose next step is %s: %i of 5',
    (step, done) => {
      expect(provisioningProgress(paid(step))).toMatchObject({
        done,
        of: 5,
        state: step === 'done' ? 'done' : 'working',
      });
    },
  );

  it('begins with the payment', () => {
    expect(provisioningProgress(paid(null))).toMatchObject({ state: 'unpaid', done: 0 });
  });

  it('tells what failed from what goes on', () => {
    expect(provisioningProgress(paid('vendor', 'Not free any more'))).toMatchObject({
      state: 'failed',
      label: 'Make the vendor',
    });
  });

  it.each([
    ['renewal', 'subscription', 'Extend the plan'],
    ['settlement', 'settlement', 'Enter it in the wallet'],
  ] as const)('a %s has one step', (purpose, step, label) => {
    expect(provisioningProgress({ ...paid(step), purpose })).toMatchObject({
      label,
      done: 0,
      of: 1,
    });
    expect(provisioningProgress({ ...paid('done'), purpose })).toMatchObject({ done: 1, of: 1 });
  });
});

describe('a retry', () => {
  it.each([
    [null, false, false, false],
    ['subscription', true, true, true],
    ['vendor', true, true, true],
    ['hours', true, false, true],
    ['sign-in', true, false, true],
    ['welcome', true, false, false],
    ['done', false, false, false],
  ] as const)(
    'at %s: %s, subdomain %s, e-mail %s',
    (step, isAllowed, takesSubdomain, takesEmail) => {
      expect(retryOf(paid(step))).toEqual({ isAllowed, takesSubdomain, takesEmail });
    },
  );

  it.each(['renewal', 'settlement'] as const)('of a %s takes no other details', (purpose) => {
    const step = purpose === 'renewal' ? 'subscription' : 'settlement';
    expect(retryOf({ ...paid(step), purpose })).toEqual({
      isAllowed: true,
      takesSubdomain: false,
      takesEmail: false,
    });
  });
});
