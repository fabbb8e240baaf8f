import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

/** Where the site is built into. */
export const builtSite = join(repositoryRoot, 'web', 'dist');
