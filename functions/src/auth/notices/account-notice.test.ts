import { expect, it, vi } from 'vitest';
import { mailHtml } from '../../messages/mail-html.ts';
import { accountNotice } from './account-notice.ts';

vi.mock('../../config.ts', () => ({ config: { siteUrl: 'https://thali.example' } }));

it('says what happened and when, and what to do who did not do it', () => {
  const at = new Date('2026-11-23T07:01:00Z');
  const { subject, text } = accountNotice('asha@mess.example', 'Asha <b>', 'password', at);
  expect(subject).toBe('Your Thali password was changed');
  expect(text).toBe(`Hello Asha <b>,

The password of your Thali account was changed on 23 Nov 2026, 12:31 pm (India).
Everybody who was signed in has been signed out.

Was it you? Then there is nothing to do.

Not you? Choose a new password now. It signs everybody else out.

Choose a new password:
https://thali.example/forgot-password

Questions? Write to support@thali.example.`);
  const html = mailHtml(text);
  expect(html).toContain('<a href="https://thali.example/forgot-password"');
  expect(html).toContain('Asha &lt;b&gt;');
});
