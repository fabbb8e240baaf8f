/** The flag with the country code, because some devices draw no flags and few people know all flags. */
export function CountryMark({ code }: { code: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {canDrawFlags() && (
        <span aria-hidden="true" className="text-lg/none">
          {flagOf(code)}
        </span>
      )}
      <span className="font-semibold">{code}</span>
    </span>
  );
}

const firstIndicator = 0x1f1e6;
const letterA = 65;

/** A flag is the two letters of the country code, written as regional indicators. */
export function flagOf(code: string): string {
  return String.fromCodePoint(
    ...[...code].map((letter) => firstIndicator + letter.charCodeAt(0) - letterA),
  );
}

let canDraw: boolean | undefined;

/** Whether this device draws flags. Other devices draw two letters or two boxes. */
function canDrawFlags(): boolean {
  canDraw ??= measure();
  return canDraw;
}

function measure(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return false;
  canvas.font = '32px sans-serif';
  const [first = ''] = flagOf('IN');
  return canvas.measureText(flagOf('IN')).width < 1.5 * canvas.measureText(first).width;
}
