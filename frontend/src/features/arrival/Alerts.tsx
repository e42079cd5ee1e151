import { AlertsButton } from './AlertsButton.js';
import { PushToggle } from './PushToggle.js';

/** The bell, and beside it the notices for the time when no page is open. */
export function Alerts() {
  return (
    <span className="flex min-w-22 items-center justify-end sm:min-w-20">
      <PushToggle />
      <AlertsButton />
    </span>
  );
}
