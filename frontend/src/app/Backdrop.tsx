/** The sky behind every page: light at the horizon, and the wing that gave the product its name. */
export function Backdrop() {
  return (
    <div className="sky" aria-hidden="true">
      <div className="wing" />
      <div className="wing wing-hind" />
    </div>
  );
}
