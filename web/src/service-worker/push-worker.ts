/**
 * The service worker of hosts that several messes share. It receives push messages but stores no content, so that
 * content of one mess never appears at another.
 */
import './push/take-pushes.ts';
