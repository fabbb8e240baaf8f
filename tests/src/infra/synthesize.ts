import { readFileSync } from 'node:fs';
import { addThali } from '@thali/infra/add-thali';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}
type Resources = Record<string, Resource>;

const settings = JSON.parse(
  readFileSync(new URL('../../../cdk.json', import.meta.url), 'utf8'),
) as { context: Record<string, unknown> };

/**
 * The templates of one stage as `cdk synth` would write them, but for the functions' code. A finding
 * of cdk-nag throws here too. Without `siteBuild` no built site is deployed, whether there is one or not.
 */
export function synthesize(context: Record<string, string> = {}) {
  const app = new App({
    context: {
      ...settings.context,
      'aws:cdk:bundling-stacks': [],
      siteBuild: 'no build',
      ...context,
    },
  });
  const { stateful, stateless, edge } = addThali(app);
  const exported: Record<string, unknown> = {};
  const templateOf = (stack: Stack) => {
    const { Resources, Outputs } = Template.fromStack(stack).toJSON() as {
      Resources: Resources;
      Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
    };
    for (const output of Object.values(Outputs ?? {})) {
      if (output.Export) exported[output.Export.Name] = output.Value;
    }
    return Resources;
  };
  const templates = {
    stateful: templateOf(stateful),
    stateless: templateOf(stateless),
    edge: edge && templateOf(edge),
  };
  return {
    stacks: { stateful, stateless, edge },
    ...templates,
    all: { ...templates.edge, ...templates.stateful, ...templates.stateless },
    /** A value of a template as text: `<LogicalId.Attribute>` for what is known after deployment. */
    render: (value: unknown): string => render(value, exported),
  };
}

export type Synthesized = ReturnType<typeof synthesize>;

/** The resources of one type, by logical id. */
export function ofType(resources: Resources, type: string): [string, Resource][] {
  return Object.entries(resources).filter(([, resource]) => resource.Type === type);
}

/** The one resource of its type. */
export function theOnly(resources: Resources, type: string): { id: string; resource: Resource } {
  const [first, ...others] = ofType(resources, type);
  if (!first || others.length > 0) throw new Error(`Expected one ${type}, not ${others.length}`);
  return { id: first[0], resource: first[1] };
}

function render(value: unknown, exported: Record<string, unknown>): string {
  if (typeof value === 'string') return value;
  const [[intrinsic, argument] = ['', undefined]] = Object.entries(value as object);
  if (intrinsic === 'Ref') return `<${argument}>`;
  if (intrinsic === 'Fn::GetAtt') return `<${(argument as string[]).join('.')}>`;
  if (intrinsic === 'Fn::ImportValue') return render(exported[argument as string], exported);
  if (intrinsic === 'Fn::Join') {
    const [separator, parts] = argument as [string, unknown[]];
    return parts.map((part) => render(part, exported)).join(separator);
  }
  throw new Error(`Can't render ${JSON.stringify(value)}`);
}
