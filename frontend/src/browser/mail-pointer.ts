/** What a notification carries, and what the worker tells the page when it is clicked. */
export interface MailPointer {
  type: 'open-mail';
  id: string;
  to: string;
}
