import { useInbox } from '../store/inbox-store.js';

/**
 * The sky behind every page: light at the horizon, and the wing that gave the product its name; by night stars, a moon,
 * northern lights and two shooting stars. It moves for a few seconds as the page opens, then it is still and costs
 * nothing; the wing moves again when mail arrives. It never moves for visitors who asked for less motion.
 */
export function Backdrop() {
  // Elements with a new key start their animation again.
  const lastArrived = useInbox(({ arrived }) => arrived[0]?.id ?? '');
  return (
    <div className="sky" aria-hidden="true">
      <div className="night" data-testid="night">
        <div className="aurora" />
        <div className="aurora aurora-far" />
        <div className="stars" />
        <div className="stars stars-near" />
        <div className="moon" />
        <div className="shooting-star" />
        <div className="shooting-star shooting-star-late" />
      </div>
      <div key={`wing ${lastArrived}`} className="wing" />
      <div key={`hind wing ${lastArrived}`} className="wing wing-hind" />
    </div>
  );
}
