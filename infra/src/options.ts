import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readInactivityTable } from '@thali/shared/auth/inactivity-table';
import type { App } from 'aws-cdk-lib';
import { type MessageSettings, readMessageSettings } from './messages/message-settings.ts';
import { readWatchSettings, type WatchSettings } from './observe/watch-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './payments/payment-settings.ts';

export interface Options {
  /** Several stages can stand side by side in one account. */
  stage: string;
  region: string;
  /** What `GET /health` reports as running. */
  release: string;
  /** The folder of the built site; undefined with `-c siteBuild=none`, for a look at the templates. */
  siteBuild: string | undefined;
  /** Without one the site answers on CloudFront's own name. */
  domain: { name: string; hostedZoneId: string } | undefined;
  messages: MessageSettings;
  /** Figures of inactivity other than the specification's, as JSON. */
  inactivity: string | undefined;
  payments: PaymentSettings;
  watch: WatchSettings;
  /** CloudFront's firewall; `-c waf=none` saves its fee, for a small pilot. */
  hasFirewall: boolean;
}

const defaultSiteBuild = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The deployment's choices, from `-c name=value` on the command line. */
export function readOptions(app: App): Options {
  const stage = context(app, 'stage') ?? 'dev';
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(stage)) {
    throw new Error(`The stage '${stage}' is not a name in lower case, such as 'prod'`);
  }
  const domain = readDomain(app);
  return {
    stage,
    region: context(app, 'region') ?? 'ap-south-1',
    release: context(app, 'release') ?? 'unreleased',
    siteBuild: readSiteBuild(app),
    domain,
    messages: readMessageSettings((name) => context(app, name), domain?.name),
    inactivity: readInactivity(app),
    watch: readWatchSettings((name) => context(app, name)),
    hasFirewall: readFirewall(context(app, 'waf')),
    payments: readPaymentSettings((name): unknown => app.node.tryGetContext(name)),
  };
}

/** As JSON on the command line, or as an object in cdk.json. */
function readInactivity(app: App): string | undefined {
  const table: unknown = app.node.tryGetContext('inactivity');
  return table === undefined || table === '' ? undefined : readInactivityTable(table);
}

/** A deployment without the site would take it down: that must be said. */
function readSiteBuild(app: App): string | undefined {
  const folder = context(app, 'siteBuild') ?? defaultSiteBuild;
  if (folder === 'none') return undefined;
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(
    `There is no built site in ${folder}: npm run build, or -c siteBuild=none for templates only`,
  );
}

function readFirewall(choice: string | undefined): boolean {
  if (choice === undefined) return true;
  if (choice === 'none') return false;
  throw new Error(`The setting waf is 'none' or absent, not '${choice}'`);
}

function readDomain(app: App): Options['domain'] {
  const name = context(app, 'domain');
  if (!name) return undefined;
  const hostedZoneId = context(app, 'hostedZoneId');
  if (!hostedZoneId) {
    throw new Error(`The domain '${name}' needs its Route 53 zone: -c hostedZoneId=Z...`);
  }
  return { name, hostedZoneId };
}

function context(app: App, name: string): string | undefined {
  const value: unknown = app.node.tryGetContext(name);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
