/** What a field for a subdomain keeps of what is typed: letters, digits and hyphens, in lower case. */
export function typedSubdomain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
}

const longestDerived = 20;

/**
 * The subdomain that a mess's name suggests: lower case, without other signs, spaces as hyphens, 20
 * characters at most. Rule: plans-5
 */
export function derivedSubdomain(messName: string): string {
  return messName
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, longestDerived)
    .replace(/-$/, '');
}
