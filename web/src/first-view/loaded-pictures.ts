/**
 * In a first view's build these take the place of `lib/ui/marks/lazy-pictures.ts`: a view is drawn in one go, and
 * the same each time.
 */
export { EmptyThali } from '../lib/ui/marks/empty-thali.tsx';
export { SpiltBowl } from '../lib/ui/marks/spilt-bowl.tsx';
