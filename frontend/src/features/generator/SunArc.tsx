import { timers } from '@efemera/contract';
import { classNames } from '../../components/class-names.js';

const center = { x: 60, y: 58 };
const radius = 50;
/** Interval of the sun's steps. Each step repaints the arc, and the movement of one second would be too small to see. */
const stepSeconds = 5;

/**
 * Draws the remaining time of an address as a sun that moves from the left horizon to the right. Hidden from assistive
 * technology, because the countdown beside it tells the same.
 */
export function SunArc({ seconds, className }: { seconds: number; className?: string }) {
  const gone = 1 - (Math.ceil(seconds / stepSeconds) * stepSeconds) / timers.generatorCountdownSeconds;
  const angle = Math.PI * (1 - gone);
  const sun = { x: center.x + radius * Math.cos(angle), y: center.y - radius * Math.sin(angle) };
  const arc = `M${center.x - radius} ${center.y}A${radius} ${radius} 0 0 1 ${center.x + radius} ${center.y}`;
  return (
    <svg viewBox="0 0 120 66" className={classNames('rtl:-scale-x-100', className)} fill="none" aria-hidden="true">
      <path d={arc} className="stroke-line-strong" strokeWidth="1" strokeDasharray="1 4" strokeLinecap="round" />
      <path
        d={arc}
        className="stroke-ember"
        strokeWidth="1.75"
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray={`${gone} 1`}
        opacity={gone > 0.003 ? 1 : 0}
      />
      <path d="M2 58H118" className="stroke-line-strong" strokeWidth="1" strokeLinecap="round" />
      <g className={classNames('fill-ember transition-opacity', seconds === 0 && 'opacity-40')}>
        <circle cx={sun.x} cy={sun.y} r="9" opacity=".18" />
        <circle cx={sun.x} cy={sun.y} r="4.5" />
      </g>
    </svg>
  );
}
