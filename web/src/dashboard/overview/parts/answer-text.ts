const longest = 600;

/** `25 s`, `1 min 20 s`; ten minutes mean more. */
export function answerText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds >= longest) return 'over 10 min';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}
