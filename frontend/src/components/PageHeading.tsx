/** The heading of every page but the inbox: its name and a sentence about it. */
export function PageHeading({ title, children }: { title: string; children?: string }) {
  return (
    <header className="pt-8 pb-6 sm:pt-12 sm:pb-8">
      <h1 className="max-w-3xl text-hero font-semibold tracking-[-0.03em]">{title}</h1>
      {children && <p className="mt-3 max-w-2xl text-base text-ink-soft">{children}</p>}
    </header>
  );
}
