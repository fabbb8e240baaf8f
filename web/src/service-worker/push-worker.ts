/**
 * For hosts that several messes share: it takes pushes and keeps nothing, so that nothing of one mess is
 * shown by the next.
 */
import './push/take-pushes.ts';
