import type { EmailDetail } from '@efemera/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { copy } from '../../store/copy.js';

/** The decoded headers in their order, as text that can be selected and copied. */
export function HeadersView({ headers }: { headers: EmailDetail['headers'] }) {
  const { t } = useTranslation('message');
  if (headers.length === 0) {
    return <p className="grow px-5 py-10 text-center text-sm text-ink-soft sm:px-7">{t('headers.none')}</p>;
  }
  const asText = headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return (
    <div className="grow overflow-auto px-5 py-3 sm:px-7">
      <Button size="sm" className="mb-2" onClick={() => void copy(asText, 'headersCopied')}>
        <Copy className="size-4" aria-hidden="true" />
        {t('headers.copy')}
      </Button>
      <table className="block w-full text-sm sm:table" data-testid="headers">
        <thead className="sr-only">
          <tr>
            <th>{t('headers.name')}</th>
            <th>{t('headers.value')}</th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {headers.map(({ name, value }, index) => (
            <tr key={index} className="block border-b border-line py-1.5 last:border-b-0 sm:table-row">
              <th
                scope="row"
                className="block text-start align-top font-medium wrap-anywhere text-ink-soft sm:table-cell sm:w-52 sm:py-1.5 sm:pe-4"
              >
                {name}
              </th>
              <td
                dir="auto"
                className="block font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap sm:table-cell sm:py-1.5"
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
