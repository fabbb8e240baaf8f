import { asciiDigits } from '@thali/shared/text/plain-id';

/** The typed text in lower case, with only letters, digits and hyphens. */
export function typedSubdomain(text: string): string {
  return asciiDigits(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '');
}

const maxDerivedLength = 20;

/**
 * Suggests a subdomain for a mess's name: in lower case, with hyphens for spaces, at most 20 characters. Rule: plans-5
 */
export function derivedSubdomain(messName: string): string {
  return asciiDigits(messName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, maxDerivedLength)
    .replace(/-$/, '');
}
