import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addThali } from '@thali/infra/add-thali';
import { resolveValue, type Scope } from '@thali/local/built/template/resolve-value';
import { toText } from '@thali/local/json-object';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  DependsOn?: string[];
}
type Resources = Record<string, Resource>;

const settings = JSON.parse(
  readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'),
) as { context: Record<string, unknown> };

/** Settings of a deployment that can send codes. */
const senders = {
  smsEntityId: '1101000000000000001',
  smsTemplateId: '1107000000000000001',
  smsNoticeTemplateId: '1107000000000000002',
  smsAlarmTemplateId: '1107000000000000003',
  smsOrderTemplateId: '1107000000000000004',
  smsOrigination: 'pool-0123456789abcdef',
  emailFrom: 'Thali <codes@mail.example>',
  supportEmail: 'help@mail.example',
};

/** Settings of a deployment that can take money. */
const payments = {
  razorpaySecretArn: 'arn:aws:secretsmanager:ap-south-1:123456789012:secret:thali/razorpay-AbCdEf',
  receiptIssuer: {
    legalName: 'Thali',
    address: 'Pune',
    gstin: '27AAAAA0000A1Z5',
    sac: '998314',
    ratePercent: 18,
  },
};

/** A stage with all optional settings. */
export const fullStage = {
  stage: 'prod',
  domain: 'thali.example',
  hostedZoneId: 'Z0EXAMPLE',
  emailFrom: '',
  smsOrigination: 'THALIS',
  smsMonthlySpend: '40',
  alarmEmail: 'ops@mail.example',
  inactivity: { vendor: { warnAfterSeconds: 1740, logoutAfterSeconds: 1800 } },
  release: 'r-42',
};

/** A stage without any optional setting. */
export const minimalStage = {
  smsEntityId: '',
  smsTemplateId: '',
  smsNoticeTemplateId: '',
  smsAlarmTemplateId: '',
  smsOrderTemplateId: '',
  smsOrigination: '',
  emailFrom: '',
  razorpaySecretArn: '',
  receiptIssuer: '',
  inactivity: '',
  lunchOrders: '',
  waf: 'none',
};

interface AppOptions {
  /** Runs CDK's own validation of the templates, which takes longer than the synthesis. */
  isChecked?: boolean;
}

/** Creates an app with the settings of cdk.json, as the command line does. The caller removes its folder. */
export function createApp(context: Record<string, unknown> = {}, { isChecked }: AppOptions = {}) {
  const outdir = mkdtempSync(join(tmpdir(), 'thali-synth-'));
  const fixedContext = { 'aws:cdk:bundling-stacks': [], siteBuild: 'none', lunchOrders: '20' };
  const defaults = { ...fixedContext, ...senders, ...payments };
  return new App({
    outdir,
    context: { ...settings.context, ...defaults, ...context },
    builtinCloudFormationValidation: isChecked ?? false,
    // No test reads stack traces, and they take a tenth of the synthesis time.
    stackTraces: false,
    treeMetadata: false,
  });
}

/**
 * Synthesizes the templates of one stage, as `cdk synth` does. Tests with the same context share the result. It has no
 * built site, and no code of the functions unless the context has `'aws:cdk:bundling-stacks': ['**']`.
 * @throws Error for a finding of cdk-nag
 */
export function synthesize(context: Record<string, unknown> = {}): Synthesized {
  const key = JSON.stringify(context);
  const templates = synthesized.get(key) ?? synthesizeAnew(context);
  synthesized.set(key, templates);
  return templates;
}

const synthesized = new Map<string, Synthesized>();

/** Like `synthesize`, without sharing. With the code of the functions, the caller removes the folder. */
export function synthesizeAnew(context: Record<string, unknown> = {}, options: AppOptions = {}) {
  const app = createApp(context, options);
  let keepsFolder = false;
  try {
    const templates = templatesOf(app);
    keepsFolder = 'aws:cdk:bundling-stacks' in context;
    return templates;
  } finally {
    if (!keepsFolder) rmSync(app.outdir, { recursive: true, force: true });
  }
}

function templatesOf(app: App) {
  const stacks = addThali(app);
  const { stateful, triggers, identity, stateless, watch, edge, edgeWatch } = stacks;
  const exported: Record<string, unknown> = {};
  const exportsOf: Record<string, string[]> = {};
  const scope = scopeOf(exported);
  const templateOf = (stack: Stack) => {
    const { Resources, Outputs } = Template.fromStack(stack).toJSON() as {
      Resources: Resources;
      Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
    };
    exportsOf[stack.stackName] = [];
    for (const [id, output] of Object.entries(Outputs ?? {})) {
      exported[`${stack.stackName}.${id}`] = output.Value;
      if (!output.Export) continue;
      exported[output.Export.Name] = output.Value;
      exportsOf[stack.stackName]?.push(output.Export.Name);
    }
    exportsOf[stack.stackName]?.sort();
    return Resources;
  };
  const templates = {
    stateful: templateOf(stateful),
    triggers: templateOf(triggers),
    identity: templateOf(identity),
    stateless: templateOf(stateless),
    watch: templateOf(watch),
    edge: edge && templateOf(edge),
    edgeWatch: templateOf(edgeWatch),
  };
  return {
    stacks,
    ...templates,
    folder: app.outdir,
    /** The sorted names that each stack exports for others, by the name of the stack. */
    exportsOf,
    all: {
      ...templates.edgeWatch,
      ...templates.watch,
      ...templates.edge,
      ...templates.stateful,
      ...templates.triggers,
      ...templates.identity,
      ...templates.stateless,
    },
    /** Resolves a value of a template. A value that only a deployment knows becomes `<LogicalId.Attribute>`. */
    resolve: (value: unknown) => resolveValue(value, scope),
    render: (value: unknown) => toText(resolveValue(value, scope), 'The value'),
  };
}

export type Synthesized = ReturnType<typeof synthesizeAnew>;

/** The resources of one type, by logical id. */
export function ofType(resources: Resources, type: string): [string, Resource][] {
  return Object.entries(resources).filter(([, resource]) => resource.Type === type);
}

/** The only resource of a type whose id begins with `name`. */
export function findNamed(
  resources: Resources,
  type: string,
  name: string,
): { id: string; resource: Resource } {
  const matching = Object.entries(resources).filter(([id]) => id.startsWith(name));
  return findOnly(Object.fromEntries(matching), type);
}

/** The only resource of a type. */
export function findOnly(resources: Resources, type: string): { id: string; resource: Resource } {
  const [first, ...otherResources] = ofType(resources, type);
  if (!first || otherResources.length > 0)
    throw new Error(`Expected one ${type}, not ${otherResources.length}`);
  return { id: first[0], resource: first[1] };
}

/** Resolves values that only a deployment knows to `<LogicalId.Attribute>`. */
function scopeOf(exported: Record<string, unknown>): Scope {
  const scope: Scope = {
    ref: (name) => `<${name}>`,
    attribute: (resource, name) => `<${resource}.${name}>`,
    imported: (name) => resolveValue(exported[name], scope),
    output: (stack, name) => resolveValue(exported[`${stack}.${name}`], scope),
    mapping: () => undefined,
    secret: (id) => `{{resolve:secretsmanager:${id}:SecretString:::}}`,
  };
  return scope;
}
