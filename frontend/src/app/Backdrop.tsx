import { useInbox } from '../store/inbox-store.js';

/**
 * The sky behind every page: light at the horizon, and the wing that gave the product its name; at night stars, a moon,
 * northern lights and two shooting stars. It is animated for a few seconds after the page opens and then costs no CPU
 * time. The wing moves again when mail arrives. Nothing moves for visitors who prefer reduced motion.
 */
export function Backdrop() {
  // A new key restarts the animation of an element.
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
