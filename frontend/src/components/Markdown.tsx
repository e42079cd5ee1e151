import { default as MarkdownToJsx } from 'markdown-to-jsx/react';
import { memo, type ComponentProps } from 'react';
import { Link } from '../router/Link.js';

/**
 * Renders Markdown. HTML in it is shown as text, because articles may come from a machine translation. URLs other than
 * web and mail addresses lose their link. Drawn again only for
 * another text: parsing an article takes a slow phone longer than a touch may wait.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <MarkdownToJsx
      options={{
        slugify: slugsOfOneText(),
        disableParsingRawHTML: true,
        forceBlock: true,
        wrapper: Prose,
        overrides: { a: { component: TextLink }, pre: { component: CodeBlock }, table: { component: Table } },
      }}
    >
      {text}
    </MarkdownToJsx>
  );
});

/** Makes heading ids from words of any script; the library's own ids keep only Latin letters, and repeat. */
function slugsOfOneText(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}

const Prose = (props: ComponentProps<'div'>) => <div {...props} className="prose" />;

// The arrow keys scroll wide content only while it has the focus.
const CodeBlock = (props: ComponentProps<'pre'>) => <pre {...props} tabIndex={0} />;
const Table = (props: ComponentProps<'table'>) => <table {...props} tabIndex={0} />;

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
  if (/^(?:https?|mailto):/i.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return <span>{children}</span>;
}
