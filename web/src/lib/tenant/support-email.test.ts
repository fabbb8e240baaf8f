import { afterEach, expect, it, vi } from 'vitest';
import { mailLink, supportEmail } from './support-email.ts';

afterEach(() => vi.unstubAllGlobals());

function serve(metas: Record<string, string>): void {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      const name = /^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? '';
      return name in metas ? { content: metas[name] } : null;
    },
  });
}

it('uses the address of the deployment, or support@ at the platform’s domain', () => {
  serve({ 'platform-domain': 'thali.example' });
  expect(supportEmail()).toBe('support@thali.example');
  serve({ 'platform-domain': 'thali.example', 'support-email': 'help@mess.example' });
  expect(supportEmail()).toBe('help@mess.example');
  expect(mailLink('My plan', 'Hello & thanks')).toBe(
    'mailto:help@mess.example?subject=My%20plan&body=Hello%20%26%20thanks',
  );
});
