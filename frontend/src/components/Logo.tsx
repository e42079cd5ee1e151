/** A mayfly: two upright wings, the bent body, three tails. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="text-water">
        <path
          fill="currentColor"
          fillOpacity=".16"
          strokeWidth="1.3"
          d="M15.6 19C13 11.5 16.6 4 26 2.2 28 10.6 23.6 17.4 15.6 19Z"
        />
        <path strokeWidth=".8" d="M15.6 19C17 13 20 7.4 26 2.2M15.6 19C19 15.4 22.6 11.6 26.4 8" />
        <path
          fill="currentColor"
          fillOpacity=".1"
          strokeWidth="1.1"
          d="M13.4 19.4C8.8 15.4 7.8 10.4 10 6.2 14 9.6 15.2 14.2 13.4 19.4Z"
        />
      </g>
      <g className="text-ember">
        <path strokeWidth="2.2" d="M21.4 19.6C17 19.2 12.6 20.6 9.4 23" />
        <path
          strokeWidth="1"
          d="M9.4 23C6.4 24.6 4.4 27 3.6 30.2M9.4 23C7.6 25.4 7.2 27.8 7.6 30.4M9.4 23C6.2 23.6 3.6 24.8 1.4 26.8"
        />
      </g>
    </svg>
  );
}
