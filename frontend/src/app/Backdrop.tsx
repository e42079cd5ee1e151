/**
 * The sky behind every page: light at the horizon, and the wing that gave the product its name. By night there are
 * stars, a moon, northern lights and now and then a shooting star; all of it moves by transform and opacity alone,
 * which costs the page nothing, and stands still for whoever asked for less motion.
 */
export function Backdrop() {
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
      <div className="wing" />
      <div className="wing wing-hind" />
    </div>
  );
}
