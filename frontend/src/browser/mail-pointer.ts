/** The data of a notification. When the visitor clicks it, the service worker sends these data to the page. */
export interface MailPointer {
  type: 'open-mail';
  id: string;
  to: string;
  /** The visitor has chosen "Copy code". */
  copies?: boolean;
}
