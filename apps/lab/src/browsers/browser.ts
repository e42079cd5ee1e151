/** What the journey needs of a browser. Each browser's driver speaks the WebDriver protocol of that browser. */
export interface Browser {
  /** Name and version, for the report. */
  readonly name: string;
  /** Opens an address; returns when the document is loaded. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. The result must have a JSON form. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs actions of W3C WebDriver (§17), which WebDriver BiDi has as well, then releases all keys and buttons. */
  perform(actions: readonly Actions[]): Promise<void>;
  /** The visible part of the page, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

type Action =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string };

export interface Actions {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly Action[];
}

export const windowSize = { width: 1280, height: 900 };
