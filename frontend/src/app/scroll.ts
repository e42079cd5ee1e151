/** Takes the visitor to a part of the page; the part's own scroll margin keeps it clear of the edge. */
export function scrollToPart(id: string): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
