/** The articles that the home page links to, with their reading times. */
export const highlights = [
  { id: 'o-que-e-email-temporario', key: 'what', minutes: 3 },
  { id: 'como-proteger-email-spam', key: 'spam', minutes: 5 },
  { id: 'guia-privacidade-online', key: 'guide', minutes: 8 },
] as const;
