import { isJsonObject, toJsonObject, toText } from '../../json-object.ts';

/** Resolves the references of a template. */
export interface Scope {
  ref(name: string): unknown;
  attribute(resource: string, name: string): unknown;
  imported(name: string): unknown;
  output(stack: string, name: string): unknown;
  mapping(name: string): unknown;
  secret(id: string): string;
}

/**
 * Resolves a template value as CloudFormation does during a deployment.
 * @throws Error for an unsupported intrinsic function
 */
export function resolveValue(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return withSecrets(value, scope);
  if (Array.isArray(value)) {
    return value
      .map((element) => resolveValue(element, scope))
      .filter((element) => element !== undefined);
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  const [[name, argument] = ['', undefined]] = entries;
  if (entries.length === 1 && (name === 'Ref' || name.startsWith('Fn::'))) {
    const intrinsic = intrinsics[name];
    if (!intrinsic) throw new Error(`The local platform can't resolve ${name}`);
    const resolved = intrinsic(argument, scope);
    return typeof resolved === 'string' ? withSecrets(resolved, scope) : resolved;
  }
  return Object.fromEntries(
    entries
      .map(([key, inner]) => [key, resolveValue(inner, scope)] as const)
      .filter(([, inner]) => inner !== undefined),
  );
}

const intrinsics: Record<string, (argument: unknown, scope: Scope) => unknown> = {
  Ref: (name, scope) => scope.ref(toText(name, 'Ref')),
  'Fn::GetAtt': (argument, scope) => {
    const [resource, ...name] = Array.isArray(argument)
      ? argument.map((part) => toText(part, 'Fn::GetAtt'))
      : toText(argument, 'Fn::GetAtt').split('.');
    return scope.attribute(resource ?? '', name.join('.'));
  },
  'Fn::ImportValue': (name, scope) =>
    scope.imported(toText(resolveValue(name, scope), 'Fn::ImportValue')),
  'Fn::GetStackOutput': (argument, scope) => {
    const { StackName, OutputName } = toJsonObject(argument, 'Fn::GetStackOutput');
    return scope.output(String(StackName), String(OutputName));
  },
  'Fn::Join': (argument, scope) => {
    const [separator, parts] = toList(resolveValue(argument, scope), 'Fn::Join');
    return toList(parts, 'Fn::Join').map(String).join(toText(separator, 'Fn::Join'));
  },
  'Fn::Select': (argument, scope) => {
    const [index, parts] = toList(resolveValue(argument, scope), 'Fn::Select');
    return toList(parts, 'Fn::Select')[Number(index)];
  },
  'Fn::Split': (argument, scope) => {
    const [separator, text] = toList(resolveValue(argument, scope), 'Fn::Split');
    return toText(text, 'Fn::Split').split(toText(separator, 'Fn::Split'));
  },
  'Fn::FindInMap': (argument, scope) => {
    const [map, top, second] = toList(resolveValue(argument, scope), 'Fn::FindInMap');
    const found = toJsonObject(scope.mapping(String(map)), `The mapping ${map}`);
    return toJsonObject(found[String(top)], `${map}.${top}`)[String(second)];
  },
  'Fn::Sub': (argument, scope) => {
    const [text, variables] = Array.isArray(argument) ? argument : [argument];
    const values = isJsonObject(variables)
      ? toJsonObject(resolveValue(variables, scope), 'Fn::Sub')
      : {};
    return toText(text, 'Fn::Sub').replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal, name: string) => {
      if (literal) return `\${${name}}`;
      const [resource = '', ...attribute] = name.split('.');
      const found =
        values[name] ??
        (attribute.length > 0 ? scope.attribute(resource, attribute.join('.')) : scope.ref(name));
      return String(found);
    });
  },
};

/** Dynamic references, which CloudFormation resolves last. */
function withSecrets(text: string, scope: Scope): string {
  return text.replaceAll(
    /\{\{resolve:secretsmanager:(.+?):SecretString:([^:}]*):[^}]*\}\}/g,
    (_, id: string, key: string) => {
      const secret = scope.secret(id);
      return key === '' ? secret : String(JSON.parse(secret)[key]);
    },
  );
}

function toList(value: unknown, subject: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${subject} takes a list, not ${JSON.stringify(value)}`);
}
