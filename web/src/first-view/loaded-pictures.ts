/**
 * Replaces `lib/ui/marks/lazy-pictures.ts` in a first view's build, because a view is rendered synchronously.
 */
export { EmptyThali } from '../lib/ui/marks/empty-thali.tsx';
export { SpiltBowl } from '../lib/ui/marks/spilt-bowl.tsx';
