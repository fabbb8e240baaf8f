import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { IAMClient } from '@aws-sdk/client-iam';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { STSClient } from '@aws-sdk/client-sts';

export const edgeRegion = 'us-east-1';

/** The clients for the checks of an account. */
export interface Account {
  identity: STSClient;
  stacks: CloudFormationClient;
  edgeStacks: CloudFormationClient;
  functions: LambdaClient;
  zones: Route53Client;
  email: SESv2Client;
  sms: PinpointSMSVoiceV2Client;
  secrets: SecretsManagerClient;
  roles: IAMClient;
}

/** Opens the account of the current AWS credentials. */
export function openAccount(region: string): Account {
  return {
    identity: new STSClient({ region }),
    stacks: new CloudFormationClient({ region }),
    edgeStacks: new CloudFormationClient({ region: edgeRegion }),
    functions: new LambdaClient({ region }),
    zones: new Route53Client({ region }),
    email: new SESv2Client({ region }),
    sms: new PinpointSMSVoiceV2Client({ region }),
    secrets: new SecretsManagerClient({ region }),
    roles: new IAMClient({ region }),
  };
}

export function closeAccount(account: Account): void {
  for (const client of Object.values(account)) client.destroy();
}
