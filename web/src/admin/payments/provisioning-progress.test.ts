import { type ProvisioningStep, planSteps } from '@thali/shared/payments/payment-fields';
import { describe, expect, it } from 'vitest';
import { provisioningProgress, retryOptions } from './provisioning-progress.ts';

function paid(step: ProvisioningStep | null, failure: string | null = null) {
  const stopped = failure !== null;
  return { purpose: 'plan' as const, provisioning: { step, attempts: 1, failure, stopped } };
}

describe('progress', () => {
  it.each(planSteps.map((step, index) => [step, index] as const))(
    'of a plan whose next step is %s: %i of 6',
    (step, done) => {
      expect(provisioningProgress(paid(step))).toMatchObject({
        done,
        total: 6,
        state: step === 'done' ? 'done' : 'working',
      });
    },
  );

  it('starts with the payment', () => {
    expect(provisioningProgress(paid(null))).toMatchObject({ state: 'unpaid', done: 0 });
  });

  it('reports a failure', () => {
    expect(provisioningProgress(paid('vendor', 'Not free any more'))).toMatchObject({
      state: 'failed',
      label: 'Create the vendor',
    });
  });

  it.each([
    ['renewal', 'subscription', 'Extend the plan', 0, 2],
    ['renewal', 'receipt', 'Send the receipt', 1, 2],
    ['settlement', 'settlement', 'Record it in the wallet', 0, 1],
  ] as const)('of a %s before the step %s: %s', (purpose, step, label, done, total) => {
    expect(provisioningProgress({ ...paid(step), purpose })).toMatchObject({ label, done, total });
    const completeProgress = { done: total, total };
    expect(provisioningProgress({ ...paid('done'), purpose })).toMatchObject(completeProgress);
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
    ['receipt', true, false, false],
    ['done', false, false, false],
  ] as const)(
    'at the step %s: allowed %s, with another subdomain %s, with another e-mail %s',
    (step, isAllowed, takesSubdomain, takesEmail) => {
      expect(retryOptions(paid(step))).toEqual({ isAllowed, takesSubdomain, takesEmail });
    },
  );

  it.each(['renewal', 'settlement'] as const)('of a %s cannot change details', (purpose) => {
    const step = purpose === 'renewal' ? 'subscription' : 'settlement';
    expect(retryOptions({ ...paid(step), purpose })).toEqual({
      isAllowed: true,
      takesSubdomain: false,
      takesEmail: false,
    });
  });
});
