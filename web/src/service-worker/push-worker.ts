/**
 * The service worker of hosts that several messes share. It receives push messages but stores nothing, so that content
 * of one mess never appears at another.
 */
import './push/take-pushes.ts';
