import { ReceiptIssuer } from '@thali/shared/subscriptions/receipt-tax';
import { Annotations } from 'aws-cdk-lib';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

export interface PaymentSettings {
  /** ARN of the secret with Razorpay's keys. Without it payments are mocks. */
  razorpaySecretArn: string | undefined;
  /** The issuer of receipts, as JSON. Without it receipts have no tax fields. */
  receiptIssuer: string | undefined;
}

export interface PaymentResources {
  razorpaySecret: ISecret | undefined;
  receiptIssuer: string | undefined;
}

/**
 * Reads `-c razorpaySecretArn=…` and `-c receiptIssuer='{…}'`. docs/architecture.md lists them. @throws Error if a
 * site with its own domain would sell plans without real payments
 */
export function readPaymentSettings(
  context: (name: string) => unknown,
  domain: string | undefined,
): PaymentSettings {
  const razorpaySecretArn = readSecretArn(context('razorpaySecretArn'));
  const usesMocks = readMocks(context('payments'));
  if (razorpaySecretArn && usesMocks) {
    throw new Error('Set either payments=mock or razorpaySecretArn, not both');
  }
  if (domain && !razorpaySecretArn && !usesMocks) {
    throw new Error(
      `On ${domain} anyone could take a plan for free: -c razorpaySecretArn=arn:…, or -c payments=mock for a demo`,
    );
  }
  return { razorpaySecretArn, receiptIssuer: readIssuer(context('receiptIssuer')) };
}

function readMocks(choice: unknown): boolean {
  if (choice === undefined) return false;
  if (choice === 'mock') return true;
  throw new Error(`The setting payments is 'mock' or absent, not '${choice}'`);
}

/** The operator creates the secret, because no template may contain a key. */
export function findPaymentResources(
  scope: Construct,
  { razorpaySecretArn, receiptIssuer }: PaymentSettings,
): PaymentResources {
  if (razorpaySecretArn === undefined) {
    const warning = 'Payments are mocks: plans are free for anyone. Set razorpaySecretArn';
    Annotations.of(scope).addWarningV2('thali:mock-payments', warning);
  }
  const razorpaySecret =
    razorpaySecretArn === undefined
      ? undefined
      : Secret.fromSecretCompleteArn(scope, 'RazorpayKeys', razorpaySecretArn);
  return { razorpaySecret, receiptIssuer };
}

function readSecretArn(arn: unknown): string | undefined {
  if (arn === undefined) return undefined;
  if (typeof arn === 'string' && /^arn:aws[\w-]*:secretsmanager:.+-\w{6}$/.test(arn)) return arn;
  throw new Error(`The setting razorpaySecretArn is not the full ARN of a secret: '${arn}'`);
}

/** As JSON on the command line, or as an object in cdk.json. */
function readIssuer(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const issuer = typeof value === 'string' ? parseJson(value) : value;
  const { success, data, error } = ReceiptIssuer.safeParse(issuer);
  if (success) return JSON.stringify(data);
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The setting receiptIssuer is not complete: ${problems.join('; ')}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`The setting receiptIssuer is not JSON: ${json}`);
  }
}
