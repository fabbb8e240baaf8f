const maxSeconds = 600;

/** `25 s`, `1 min 20 s`, or `over 10 min`. */
export function answerText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds >= maxSeconds) return 'over 10 min';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}
