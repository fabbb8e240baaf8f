import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountId, region } from '../../engines/aws-client-config.ts';
import {
  isJsonObject,
  type JsonObject,
  objectAt,
  textAt,
  toJsonObject,
} from '../../json-object.ts';
import { StartFailure } from '../../start-failure.ts';
import { physicalOf, type RawResource } from './physical-names.ts';
import { resolveValue, type Scope } from './resolve-value.ts';

/** A resource with resolved references. */
export interface Resource {
  id: string;
  properties: JsonObject;
  ref: string;
}

/** The output of `cdk synth`, as deployed on this machine. */
export interface Assembly {
  ofType(type: string): Resource[];
  /** @throws Error unless there is exactly one */
  onlyResource(type: string): Resource;
  /** The unpacked files of an uploaded asset. */
  assetFolder(objectKey: string): string;
}

export interface LocalResources {
  /** The name of the local table. */
  table: string;
  /** Returns a secret by ARN, for references that CloudFormation resolves. */
  secret(id: string): string;
}

/** @throws StartFailure if the folder has no stacks for the local region */
export function readAssembly(folder: string, { table, secret }: LocalResources): Assembly {
  const stacks = readStacks(folder);
  const resources = stacks.flatMap((stack) => stack.resources);
  const scopes = new Map<string, Scope>();

  function scopeOf(stack: Stack): Scope {
    const find = (id: string) => {
      const found = stack.resources.find((resource) => resource.id === id);
      if (!found) throw new Error(`The stack ${stack.name} has no resource ${id}`);
      return physicalOf(found, table);
    };
    return {
      ref: (name) => (name.startsWith('AWS::') ? pseudo(name, stack) : find(name).ref),
      attribute: (id, name) => find(id)[name] ?? `${id}.${name}`,
      imported: (name) => {
        const owner = stacks.find((candidate) => candidate.exports[name] !== undefined);
        if (!owner) throw new Error(`No stack exports ${name}`);
        return resolveValue(owner.exports[name], scopeFor(owner));
      },
      output: (owner, name) => {
        const found = stacks.find((candidate) => candidate.name === owner);
        if (found?.outputs[name] === undefined) throw new Error(`${owner} has no output ${name}`);
        return resolveValue(found.outputs[name], scopeFor(found));
      },
      mapping: (name) => stack.mappings[name],
      secret,
    };
  }

  function scopeFor(stack: Stack): Scope {
    const scope = scopes.get(stack.name) ?? scopeOf(stack);
    scopes.set(stack.name, scope);
    return scope;
  }

  function ofType(type: string): Resource[] {
    return stacks.flatMap((stack) =>
      stack.resources
        .filter((resource) => resource.type === type)
        .map((resource) => ({
          id: resource.id,
          ref: physicalOf(resource, table).ref,
          properties: toJsonObject(resolveValue(resource.properties, scopeFor(stack)), resource.id),
        })),
    );
  }

  if (!resources.some(({ type }) => type === 'AWS::DynamoDB::Table')) {
    throw new StartFailure(`The folder ${folder} has no platform. Run: npx cdk synth`);
  }
  return {
    ofType,
    onlyResource: (type) => {
      const [onlyMatch, ...otherResources] = ofType(type);
      if (onlyMatch && otherResources.length === 0) return onlyMatch;
      throw new Error(
        `Expected one ${type} in ${folder}, not ${otherResources.length + (onlyMatch ? 1 : 0)}`,
      );
    },
    assetFolder: (objectKey) => join(folder, `asset.${objectKey.replace(/\.zip$/, '')}`),
  };
}

interface Stack {
  name: string;
  region: string;
  resources: RawResource[];
  /** Outputs by their name in the stack. */
  outputs: Record<string, unknown>;
  /** Outputs by their export name. */
  exports: Record<string, unknown>;
  mappings: JsonObject;
}

function readStacks(folder: string): Stack[] {
  const artifacts = objectAt(readJson(folder, 'manifest.json'), 'artifacts');
  return Object.entries(artifacts).flatMap(([name, artifact]) => {
    const { type, environment, properties } = toJsonObject(artifact, name);
    if (type !== 'aws:cloudformation:stack') return [];
    const file = textAt(toJsonObject(properties, name), 'templateFile');
    return [readStack(name, String(environment).split('/').at(-1) ?? '', readJson(folder, file))];
  });
}

function readStack(name: string, stackRegion: string, template: JsonObject): Stack {
  const resources = Object.entries(objectAt(template, 'Resources')).map(([id, resource]) => {
    const { Type, Properties } = toJsonObject(resource, id);
    return {
      stack: name,
      id,
      type: String(Type),
      properties: isJsonObject(Properties) ? Properties : {},
    };
  });
  if (stackRegion !== region && resources.some(({ type }) => type === 'AWS::DynamoDB::Table')) {
    throw new StartFailure(
      `${name} is for ${stackRegion}, but the local engines are for ${region}.`,
    );
  }
  const outputs = Object.entries(isJsonObject(template.Outputs) ? template.Outputs : {}).map(
    ([id, output]) => [id, toJsonObject(output, id)] as const,
  );
  const exports = outputs.flatMap(([, { Export, Value }]) => {
    const exported = isJsonObject(Export) ? Export.Name : undefined;
    return typeof exported === 'string' ? [[exported, Value] as const] : [];
  });
  return {
    name,
    region: stackRegion,
    resources,
    outputs: Object.fromEntries(outputs.map(([id, { Value }]) => [id, Value])),
    exports: Object.fromEntries(exports),
    mappings: isJsonObject(template.Mappings) ? template.Mappings : {},
  };
}

function pseudo(name: string, stack: Stack): string | undefined {
  const values: Record<string, string | undefined> = {
    'AWS::Region': stack.region,
    'AWS::AccountId': accountId,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack.name,
    'AWS::NoValue': undefined,
  };
  if (name in values) return values[name];
  throw new Error(`The local platform can't resolve ${name}`);
}

function readJson(folder: string, file: string): JsonObject {
  try {
    return toJsonObject(JSON.parse(readFileSync(join(folder, file), 'utf8')), file);
  } catch (cause) {
    throw new StartFailure(`${join(folder, file)} can't be read. Run: npx cdk synth`, { cause });
  }
}
