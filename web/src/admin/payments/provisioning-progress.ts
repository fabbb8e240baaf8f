import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import type { ProvisioningStep } from '@thali/shared/payments/payment-fields';

type PaymentProvisioning = Pick<AdminPayment, 'purpose' | 'provisioning'>;

/** The progress of a payment's provisioning. */
export interface ProvisioningProgress {
  state: 'unpaid' | 'working' | 'failed' | 'done';
  /** The next step, as a text on screen. */
  label: string;
  done: number;
  total: number;
}

/** The steps for a new vendor, in order. */
const vendorSteps = ['subscription', 'vendor', 'hours', 'sign-in', 'welcome', 'receipt'] as const;

const labels: Record<Exclude<ProvisioningStep, 'done'>, string> = {
  subscription: 'Start the subscription',
  vendor: 'Create the vendor',
  hours: 'Set its hours',
  'sign-in': 'Create the sign-in',
  welcome: 'Send the welcome email',
  receipt: 'Send the receipt',
  settlement: 'Record it in the wallet',
};

export function provisioningProgress({
  purpose,
  provisioning,
}: PaymentProvisioning): ProvisioningProgress {
  const { step, stopped } = provisioning;
  const steps = stepsOf(purpose);
  const total = steps.length;
  if (step === null) return { state: 'unpaid', label: 'Not paid', done: 0, total };
  if (step === 'done') return { state: 'done', label: doneTexts[purpose], done: total, total };
  const label = purpose === 'renewal' && step === 'subscription' ? 'Extend the plan' : labels[step];
  const doneSteps = Math.max(0, steps.indexOf(step));
  return { state: stopped ? 'failed' : 'working', label, done: doneSteps, total };
}

const doneTexts = {
  plan: 'Vendor is set up',
  renewal: 'Plan extended',
  settlement: 'In the wallet',
};

function stepsOf(purpose: AdminPayment['purpose']): readonly ProvisioningStep[] {
  if (purpose === 'plan') return vendorSteps;
  return purpose === 'renewal' ? ['subscription', 'receipt'] : ['settlement'];
}

/** Whether an admin may retry, and which details the admin may change for it. */
export function retryOptions({ purpose, provisioning: { step } }: PaymentProvisioning) {
  const isUnfinished = step !== null && step !== 'done';
  const isPlan = purpose === 'plan';
  const isBeforeVendor = step === 'subscription' || step === 'vendor';
  const isBeforeSignIn = isBeforeVendor || step === 'hours' || step === 'sign-in';
  return {
    isAllowed: isUnfinished,
    takesSubdomain: isPlan && isBeforeVendor,
    takesEmail: isPlan && isBeforeSignIn,
  };
}
