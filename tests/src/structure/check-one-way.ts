import { globSync, readFileSync } from 'node:fs';

/** Patterns that only their owner folder may use, so that all screens read, list and edit with the same code. */
const onlyWays = [
  {
    owner: 'web/src/lib/data/',
    pattern:
      /\b(use(?:Infinite|Suspense)?Query|(?:infiniteQ|q)ueryOptions)\b(?=.*from '@tanstack\/react-query')/s,
    instead: 'read with useApi, useApiPages or usePagedApi of web/src/lib/data',
  },
  {
    owner: 'web/src/lib/forms/',
    pattern: /\buseForm\b(?=.*from 'react-hook-form')|<form\b/s,
    instead: 'edit with useContractForm and <Form> of web/src/lib/forms',
  },
  {
    owner: 'web/src/lib/url-state/',
    pattern: /\buseSearchParams\b/,
    instead: 'keep state in the address with useUrlState of web/src/lib/url-state',
  },
];

const problems = globSync('web/src/**/*.{ts,tsx}').flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return onlyWays
    .filter(({ owner, pattern }) => !file.startsWith(owner) && pattern.test(source))
    .map(({ instead }) => `${file}: ${instead}`);
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
