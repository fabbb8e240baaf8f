import type { ReactNode } from 'react';

/** Food has the same colours in both themes. The steel and the table follow the theme. */
const food = {
  dal: '#f0a51f',
  dalLight: '#ffd06b',
  makhani: '#b8391f',
  paneer: '#fdeccb',
  palak: '#2f7a45',
  palakLight: '#bfe0b4',
  curd: '#fffaf0',
  rice: '#fdf6e6',
  riceShade: '#d8c7a3',
  roti: '#f6dba6',
  rotiEdge: '#c9892b',
  herb: '#3d8b4b',
};

/** A served thali seen from above: rice, dal, paneer, palak, curd, rotis, a wedge of lime. */
export function ThaliFromAbove({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <ellipse cx="200" cy="212" rx="184" ry="182" className="fill-line" opacity="0.7" />
      <circle
        cx="200"
        cy="200"
        r="184"
        className="fill-steel-soft stroke-line-strong"
        strokeWidth="3"
      />
      <circle cx="200" cy="200" r="168" className="fill-surface stroke-line" strokeWidth="3" />
      <Rice />
      <Roti />
      <Bowl x={116} y={128} r={48} filling={food.dal}>
        <path d="M98 120q10-9 22-2M112 142q12 6 22-3" stroke={food.dalLight} />
        <circle cx="126" cy="114" r="3.5" fill={food.herb} />
        <circle cx="104" cy="136" r="3" fill={food.herb} />
      </Bowl>
      <Bowl x={216} y={96} r={45} filling={food.makhani}>
        <g fill={food.paneer}>
          <rect x="196" y="80" width="17" height="17" rx="4" transform="rotate(-12 204 88)" />
          <rect x="220" y="90" width="16" height="16" rx="4" transform="rotate(14 228 98)" />
          <rect x="202" y="105" width="15" height="15" rx="4" transform="rotate(6 209 112)" />
        </g>
        <circle cx="226" cy="80" r="3" fill={food.herb} />
      </Bowl>
      <Bowl x={302} y={152} r={41} filling={food.palak}>
        <path d="M284 147q15-12 32 0M290 162q12 8 24-2" stroke={food.palakLight} />
      </Bowl>
      <Bowl x={320} y={240} r={33} filling={food.curd}>
        <path d="M308 239a12 9 0 1 1 22 6" stroke={food.riceShade} />
      </Bowl>
      <path
        d="M196 172a21 21 0 0 1 38 18Z"
        fill={food.palakLight}
        stroke={food.herb}
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface BowlProps {
  x: number;
  y: number;
  r: number;
  filling: string;
  children: ReactNode;
}

function Bowl({ x, y, r, filling, children }: BowlProps) {
  return (
    <g strokeWidth="4" strokeLinecap="round" fill="none">
      <circle cx={x + 2} cy={y + 6} r={r} className="fill-line" opacity="0.8" />
      <circle
        cx={x}
        cy={y}
        r={r}
        className="fill-steel-soft stroke-line-strong"
        strokeWidth="2.5"
      />
      <circle cx={x} cy={y} r={r - 7} fill={filling} />
      {children}
    </g>
  );
}

function Rice() {
  return (
    <g>
      <path
        d="M68 250c2-38 32-60 68-56s62 28 60 62-34 58-68 56-62-28-60-62Z"
        fill={food.rice}
        stroke={food.riceShade}
        strokeWidth="3"
      />
      <path
        d="M98 232l9 3M120 214l8-4M144 222l7 5M162 246l8-2M138 252l9 2M110 260l7-4M128 280l8 2M154 274l7-4M92 252l2 8M176 262l2 7M116 240l6 4M148 236l8-3M134 266l6-4M100 278l7 3M160 292l6-5M130 298l8 1"
        stroke={food.riceShade}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Roti() {
  return (
    <g strokeLinejoin="round" strokeWidth="4" fill={food.roti} stroke={food.rotiEdge}>
      <path d="M190 334a70 70 0 0 1 126-48Z" />
      <path d="M208 346a64 64 0 0 1 112-42Z" />
      <g fill={food.rotiEdge} stroke="none" opacity="0.6">
        <ellipse cx="246" cy="290" rx="7" ry="4" />
        <ellipse cx="272" cy="312" rx="6" ry="3.5" />
        <ellipse cx="240" cy="326" rx="5" ry="3" />
        <ellipse cx="292" cy="300" rx="4" ry="2.5" />
      </g>
    </g>
  );
}
