import { AlertsButton } from './AlertsButton.js';
import { PushToggle } from './PushToggle.js';

/** The bell with its menu, and the button for notices while no page is open. */
export function Alerts() {
  return (
    <span className="flex min-w-22 items-center justify-end sm:min-w-20">
      <PushToggle />
      <AlertsButton />
    </span>
  );
}
