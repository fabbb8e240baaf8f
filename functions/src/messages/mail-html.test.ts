import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

it('turns a label and the address below it into a button', () => {
  const html = mailHtml('Hello Asha,\n\nSign in here:\nhttps://mess.example/login?a=1&b=2');
  expect(html).toMatch(/<p [^>]*>Hello Asha,<\/p>/);
  expect(html).toMatch(
    /<a href="https:\/\/mess\.example\/login\?a=1&amp;b=2" [^>]*>Sign in here<\/a>/,
  );
});

it('shows a password in bold', () => {
  const html = mailHtml('Email: asha@mess.example\nTemporary password: a<b');
  expect(html).toContain('asha@mess.example</strong><br>');
  expect(html).toMatch(/Temporary password: <strong [^>]*>a&lt;b<\/strong>/);
});

it('escapes markup in a name and does not turn it into a link', () => {
  const html = mailHtml('Hello <b>https://bad.example</b>,\n\nhttps://bad.example is on Thali.');
  expect(html).not.toMatch(/<b>|<a /);
});
