export function openMessage(id: string): Promise<void>;
export function pressLoadRemote(): Promise<boolean>;
export function closeMessage(): Promise<void>;
export function pageState(): string;
export function showFrames([sandbox, documents, maxLoadMs]: readonly [string, string[], number]): Promise<void>;
export function dropFrames(): void;
export function clobbered(): string[];
export function faultsOfDialog(): string[];
export function faultsOfFrame(): string[];
export function contentOfFrame(): {
  text: string;
  links: (string | null)[];
  tables: number;
  headings: number;
  lists: number;
  colours: string[];
};
export function leftByScripts(): string[];
export function leadsTo(link: unknown): string;
