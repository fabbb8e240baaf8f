import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { mailHtml } from '../../messages/mail-html.ts';
import { accountNotice, noticeSms, noticeTemplate } from './account-notice.ts';

vi.mock('../../config.ts', () => ({ config: { siteUrl: 'https://thali.example' } }));

it('says what changed and when, and what to do if the owner did not do it', () => {
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

it('leaves out the name for an unproven address, because a stranger may own it', () => {
  const { text } = accountNotice('victim@mail.example', undefined, 'phone');
  expect(text).toMatch(/^Hello,\n/);
});

it('sends the registered SMS text in one part', () => {
  const page = readFileSync(new URL('../../../../docs/go-live.md', import.meta.url), 'utf8');
  expect(page.split('\n')).toContain(noticeTemplate);
  expect(noticeSms('password')).toBe(noticeTemplate.replace(/\{#.*?#\}/, 'password'));
  expect(noticeSms('password').length).toBeLessThanOrEqual(160);
});
