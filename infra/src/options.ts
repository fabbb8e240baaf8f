import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLimits, deploymentLimits, type Limits } from '@thali/functions/deployment-limits';
import { readInactivityLimits } from '@thali/shared/auth/inactivity-limits';
import type { App } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { checkRegion } from './check-region.ts';
import { type Context, contextOf, wholeNumber } from './context-of.ts';
import { type DataSettings, readDataSettings } from './data/data-settings.ts';
import { type MessageSettings, readMessageSettings } from './messages/message-settings.ts';
import { readWatchSettings, type WatchSettings } from './observe/watch-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './payments/payment-settings.ts';

export interface Options {
  /** Several stages can share an account. */
  stage: string;
  region: string;
  /** The version that `GET /health` reports. */
  release: string;
  /** The folder of the built site. Undefined with `-c siteBuild=none`, for templates only. */
  siteBuild: string | undefined;
  /** Without a domain the site uses CloudFront's own name. */
  domain: { name: string; hostedZoneId: string } | undefined;
  data: DataSettings;
  messages: MessageSettings;
  /** Inactivity limits that replace the defaults, as JSON. */
  inactivity: string | undefined;
  payments: PaymentSettings;
  limits: Limits;
  watch: WatchSettings;
  firewall: Firewall;
  logRetention: RetentionDays;
}

/**
 * CloudFront's firewall: `on`, `off` (kept but not attached), or `none` (not created, which saves its fee). AWS
 * does not delete a firewall in use, so go from 'on' to 'off' before 'none'.
 */
export type Firewall = 'on' | 'off' | 'none';

const defaultSiteBuild = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** An invalid setting. Its message is enough, without a stack trace. */
export class SettingError extends Error {}

/**
 * Reads the settings of the deployment, from `-c name=value`.
 * @throws SettingError
 */
export function readOptions(app: App): Options {
  try {
    return readContext(app);
  } catch (cause) {
    throw new SettingError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function readContext(app: App): Options {
  const context = contextOf(app);
  const domain = readDomain(context);
  const region = checkRegion(context.text('region') ?? 'ap-south-1');
  const options = {
    stage: readStage(context),
    region,
    release: context.text('release') ?? 'unreleased',
    siteBuild: readSiteBuild(context),
    domain,
    data: readDataSettings(context.text, region),
    messages: readMessageSettings(context.text, domain?.name),
    inactivity: readInactivity(context),
    watch: readWatchSettings(context.text),
    firewall: readFirewall(context),
    logRetention: readLogDays(context.text),
    payments: readPaymentSettings(context.rawValue, domain?.name),
    limits: readLimits(context),
  };
  context.rejectUnknown();
  return options;
}

function readStage(context: Context): string {
  const stage = context.text('stage') ?? 'dev';
  if (/^[a-z][a-z0-9-]{0,19}$/.test(stage)) return stage;
  throw new Error(`The stage '${stage}' is not a name in lower case, such as 'prod'`);
}

/** As JSON on the command line, or as an object in cdk.json. */
function readInactivity(context: Context): string | undefined {
  const table = context.rawValue('inactivity');
  return table === undefined ? undefined : readInactivityLimits(table);
}

/** Reads `-c otpPerDay=…` and the other limits. docs/architecture.md lists them. */
function readLimits(context: Context): Limits {
  return buildLimits((name) => {
    const { context: setting, defaultValue } = deploymentLimits[name];
    return wholeNumber(context.text, setting, String(defaultValue));
  });
}

/** Refuses a missing build, because a deployment without the site would remove the site. */
function readSiteBuild(context: Context): string | undefined {
  const folder = context.text('siteBuild') ?? defaultSiteBuild;
  if (folder === 'none') return undefined;
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(
    `There is no built site in ${folder}: npm run build, or -c siteBuild=none for templates only`,
  );
}

function readFirewall(context: Context): Firewall {
  const choice = context.text('waf') ?? 'on';
  if (choice === 'on' || choice === 'off' || choice === 'none') return choice;
  throw new Error(`The setting waf is 'on', 'off' or 'none', not '${choice}'`);
}

function readDomain(context: Context): Options['domain'] {
  const name = context.text('domain');
  const hostedZoneId = context.text('hostedZoneId');
  if (name && hostedZoneId) return { name, hostedZoneId };
  if (name) {
    throw new Error(`The domain '${name}' needs its Route 53 zone: -c hostedZoneId=Z...`);
  }
  if (hostedZoneId) throw new Error(`The zone '${hostedZoneId}' needs its domain: -c domain=...`);
  return undefined;
}

const retentions = Object.values(RetentionDays).filter(
  (days): days is RetentionDays => typeof days === 'number' && days !== RetentionDays.INFINITE,
);

/**
 * Retention of logs, from `-c logDays=…`. The default is 30 days. A deployment under CERT-In's directions of 2022 must
 * set 180.
 * @throws Error for a number of days that CloudWatch does not support
 */
function readLogDays(context: (name: string) => string | undefined): RetentionDays {
  const setting = context('logDays') ?? String(RetentionDays.ONE_MONTH);
  const retention = retentions.find((days) => String(days) === setting);
  if (retention !== undefined) return retention;
  throw new Error(
    `CloudWatch does not support the setting logDays '${setting}'. Choose from ${retentions.join(', ')}`,
  );
}
