const maxSeconds = 600;

/** `25 s`, `1 min 20 s`, or `over 10 min`. */
export function answerText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds >= maxSeconds) return 'over 10 min';
  const [minutes, restSeconds] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (restSeconds > 0 || minutes === 0) && `${restSeconds} s`]
    .filter(Boolean)
    .join(' ');
}
