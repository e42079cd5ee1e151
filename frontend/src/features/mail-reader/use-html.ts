import type { EmailDetail } from '@efemera/contract';
import { useEffect, useMemo, useState } from 'react';
import { loadCarriedImages } from './carried-images.js';
import { cleanHtml, type CleanHtml } from './clean-html.js';

/** The sanitised HTML of a mail, with its embedded images. */
export interface LoadedHtml {
  html: CleanHtml;
  /** Data URLs by Content-ID; null while they are loading. */
  carried: ReadonlyMap<string, string> | null;
}

const noImages: ReadonlyMap<string, string> = new Map();

/** Sanitises the HTML of a mail once; null if the mail has no visible HTML. */
export function useHtml(email: EmailDetail): LoadedHtml | null {
  const { bodyHtml } = email;
  const html = useMemo(() => (bodyHtml === null ? null : cleanHtml(bodyHtml)), [bodyHtml]);
  const [carried, setCarried] = useState<ReadonlyMap<string, string> | null>(null);

  useEffect(() => {
    if (!html || html.contentIds.length === 0) return;
    let wanted = true;
    void loadCarriedImages(email, html.contentIds).then((images) => {
      if (wanted) setCarried(images);
    });
    return () => {
      wanted = false;
    };
  }, [email, html]);

  return useMemo(() => {
    if (!html || html.isEmpty) return null;
    return { html, carried: html.contentIds.length === 0 ? noImages : carried };
  }, [html, carried]);
}
