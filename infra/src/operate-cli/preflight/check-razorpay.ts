import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type DeploymentPlan, type Finding, findingsAbout } from './finding.ts';

const remedy =
  'Create the secret again: {"keyId":"rzp_live_…","keySecret":"…","webhookSecret":"…"}, each of 8 characters or more.';

/** Checks the format of the keys, and prints no part of them. */
export async function checkRazorpay(
  secrets: SecretsManagerClient,
  { razorpaySecret, domain }: DeploymentPlan,
): Promise<Finding> {
  const { ok, warning, stop } = findingsAbout('Razorpay');
  if (!razorpaySecret) {
    return domain
      ? stop(
          'no keys: on a domain anyone could take a plan for free',
          'Set --razorpay-secret, or deploy a demo with -c payments=mock.',
        )
      : warning('no keys: payments are mocks', 'Enough for a demo.');
  }
  const text = await secretText(secrets, razorpaySecret);
  if (text === undefined)
    return stop(`there is no secret ${razorpaySecret}`, 'Use the full ARN of the secret.');
  const { keyId, keySecret, webhookSecret } = keysIn(text);
  const areComplete = [keyId, keySecret, webhookSecret].every(
    (key) => typeof key === 'string' && key.length >= 8,
  );
  if (!areComplete || !/^rzp_(live|test)_/.test(String(keyId)))
    return stop('the secret does not hold three keys', remedy);
  if (new Set([keyId, keySecret, webhookSecret]).size < 3)
    return stop('two keys are equal', remedy);
  if (String(keyId).startsWith('rzp_live_')) return ok('live keys');
  return warning(
    'these are test keys: no money moves',
    'Store the live keys before the first mess pays.',
  );
}

async function secretText(
  secrets: SecretsManagerClient,
  SecretId: string,
): Promise<string | undefined> {
  try {
    const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    return SecretString;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

function keysIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
