/**
 * For hosts that several messes share. It receives push messages but stores nothing, so that no mess's content appears
 * at another.
 */
import './push/take-pushes.ts';
