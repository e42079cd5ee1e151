/**
 * Local storage that never throws: browsers refuse it in private windows, under strict settings and when it is full. Values
 * that the browser refuses are kept as long as the page is open.
 */
const unkept = new Map<string, string>();

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser refuses local storage, so it holds nothing to remove.
  }
}

/** Whether stored values survive a reload. */
export function canRemember(): boolean {
  try {
    const probe = 'efemera.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

// What one tab remembers for itself: a reload keeps it, also that of a tab which the browser had put to sleep. A browser may
// refuse it, and then nothing is remembered.

export function rememberOfTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing is remembered.
  }
}

export function recallOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetOfTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser refuses session storage, so it holds nothing to remove.
  }
}
