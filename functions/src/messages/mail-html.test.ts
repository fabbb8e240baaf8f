import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

it('makes a button of a label with an address below', () => {
  const html = mailHtml('Hello Asha,\n\nSign in here:\nhttps://mess.example/login?a=1&b=2');
  expect(html).toMatch(/<p [^>]*>Hello Asha,<\/p>/);
  expect(html).toMatch(
    /<a href="https:\/\/mess\.example\/login\?a=1&amp;b=2" [^>]*>Sign in here<\/a>/,
  );
});

it('lets a password stand out', () => {
  const html = mailHtml('Email: asha@mess.example\nTemporary password: a<b');
  expect(html).toContain('asha@mess.example</strong><br>');
  expect(html).toMatch(/Temporary password: <strong [^>]*>a&lt;b<\/strong>/);
});

it('makes neither markup nor a link of a name', () => {
  const html = mailHtml('Hello <b>https://bad.example</b>,\n\nhttps://bad.example is on Thali.');
  expect(html).not.toMatch(/<b>|<a /);
});
