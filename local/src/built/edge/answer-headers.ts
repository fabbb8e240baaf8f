import { isJsonObject, type JsonObject, objectsAt, textAt } from '../../json-object.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** A response header of the edge. Without `override` the edge sets the header only if the origin has not set it. */
export interface AnswerHeader {
  name: string;
  value: string;
  override: boolean;
}

/** Reads the response headers policy of a behavior. */
export function answerHeadersOf(assembly: Assembly, behavior: JsonObject): AnswerHeader[] {
  const id = behavior.ResponseHeadersPolicyId;
  if (id === undefined) return [];
  const policy = assembly
    .ofType('AWS::CloudFront::ResponseHeadersPolicy')
    .find(({ ref }) => ref === id);
  if (!policy) throw new Error(`The template has no response headers policy ${id}`);
  const { SecurityHeadersConfig, CustomHeadersConfig } = Object(
    policy.properties.ResponseHeadersPolicyConfig,
  );
  const custom = isJsonObject(CustomHeadersConfig) ? objectsAt(CustomHeadersConfig, 'Items') : [];
  return [
    ...(isJsonObject(SecurityHeadersConfig) ? securityHeaders(SecurityHeadersConfig) : []),
    ...custom.map((item) => ({
      name: textAt(item, 'Header').toLowerCase(),
      value: textAt(item, 'Value'),
      override: item.Override === true,
    })),
  ];
}

/** Merges the headers of the origin and of the edge. */
export function withAnswerHeaders(
  originHeaders: Record<string, string>,
  edgeHeaders: readonly AnswerHeader[],
): Record<string, string> {
  const headers = { ...originHeaders };
  for (const { name, value, override } of edgeHeaders) {
    if (override || headers[name] === undefined) headers[name] = value;
  }
  return headers;
}

const readers: Record<string, (config: JsonObject) => [name: string, value: string]> = {
  ContentSecurityPolicy: (config) => [
    'content-security-policy',
    textAt(config, 'ContentSecurityPolicy'),
  ],
  ContentTypeOptions: () => ['x-content-type-options', 'nosniff'],
  FrameOptions: (config) => ['x-frame-options', textAt(config, 'FrameOption')],
  ReferrerPolicy: (config) => ['referrer-policy', textAt(config, 'ReferrerPolicy')],
  StrictTransportSecurity: (config) => [
    'strict-transport-security',
    `max-age=${config.AccessControlMaxAgeSec}${config.IncludeSubdomains ? '; includeSubDomains' : ''}`,
  ],
};

function securityHeaders(config: JsonObject): AnswerHeader[] {
  return Object.entries(config).map(([kind, settings]) => {
    const reader = readers[kind];
    if (!reader || !isJsonObject(settings))
      throw new Error(`The local platform does not support ${kind}`);
    const [name, value] = reader(settings);
    return { name, value, override: settings.Override === true };
  });
}
