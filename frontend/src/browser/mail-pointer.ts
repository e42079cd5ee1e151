/** The data of a notification, and the message of the worker to the page when it is clicked. */
export interface MailPointer {
  type: 'open-mail';
  id: string;
  to: string;
  /** The visitor has chosen "Copy code". */
  copies?: boolean;
}
