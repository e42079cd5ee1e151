import { useInbox } from '../store/inbox-store.js';
import wing from '../styles/wing.svg';

const box = '0 0 1000 760';
const veins = <use href={`${wing}#large-wing`} stroke="url(#wing:light)" />;

/**
 * The sky behind every page: light at the horizon, and the wing that gave the product its name; at night stars, a moon,
 * northern lights and two shooting stars. It is animated for a few seconds after the page opens and then costs no CPU
 * time. The wing moves again when mail arrives. Nothing moves for visitors who prefer reduced motion.
 */
export function Backdrop() {
  // A new key restarts the animation of the wing.
  const lastArrived = useInbox(({ arrived }) => arrived[0]?.id ?? '');
  return (
    <>
      <div className="sky" aria-hidden="true">
        <div className="night" data-testid="night">
          <div className="aurora" />
          <div className="aurora aurora-far" />
          <div className="stars" />
          <div className="stars stars-near" />
          <div className="shooting-star" />
          <div className="shooting-star shooting-star-late" />
        </div>
        {/* Inline drawings: browsers would measure masks or pictures as the largest content of the page (LCP). */}
        <div key={lastArrived}>
          <svg className="wing" viewBox={box}>
            {/*
              The veins meet in one corner and would look like a blot there, so the gradient begins beyond it. The
              colon keeps the id apart from the ids of an article's headings.
            */}
            <linearGradient id="wing:light" gradientUnits="userSpaceOnUse" x1="-47" y1="671" x2="1047" y2="89">
              <stop offset=".16" stopColor="var(--color-vein-from)" stopOpacity="0" />
              <stop offset=".46" stopColor="var(--color-vein-from)" />
              <stop offset=".88" stopColor="var(--color-vein-to)" />
            </linearGradient>
            {veins}
          </svg>
          <svg className="wing wing-hind" viewBox={box}>
            {veins}
          </svg>
        </div>
      </div>
      <div className="moon" aria-hidden="true" />
    </>
  );
}
