/** Without letters that look alike, for those who type it. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

/** A webhook secret that nobody guesses: 24 letters, some 138 bits. */
export function newSecret(): string {
  const random = crypto.getRandomValues(new Uint32Array(24));
  return Array.from(random, (number) => letters.charAt(number % letters.length)).join('');
}
