import { articlesPath, articleVersionKey, localeChoice, localeNames, locales, type Locale } from '@efemera/contract';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, navigate } from '../router/router.js';
import { ChoiceMenu } from '../components/ChoiceMenu.js';
import { chooseLocale } from '../i18n/i18n.js';
import { showLoadFailure } from '../store/toast-store.js';
import type { PageAddress } from './page-route.js';

const choices = locales.map((locale) => ({ value: locale, name: localeNames[locale], lang: locale }));

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;

  const choose = async (chosen: Locale) => {
    await chooseLocale(chosen);
    const { pathname, hash } = location;
    const search = searchWithoutLanguage(location);
    if (search !== location.search) navigate(addressOf({ pathname, search, hash }), { replace: true });
  };

  return (
    <ChoiceMenu
      testId="language"
      label={t('language.label', { name: localeNames[locale] })}
      icon={<Languages className="size-5" aria-hidden="true" />}
      choices={choices}
      value={locale}
      onChoose={(chosen) => void choose(chosen).catch(showLoadFailure)}
      onFailure={showLoadFailure}
    />
  );
}

/**
 * Removes the language from the address bar. There it would override the language that the visitor has just chosen: in an
 * article at once, elsewhere at the next reload.
 */
function searchWithoutLanguage({ pathname, search }: PageAddress): string {
  const left = new URLSearchParams(search);
  left.delete(localeChoice.queryKey);
  if (pathname.startsWith(articlesPath)) left.delete(articleVersionKey);
  if (left.size === new URLSearchParams(search).size) return search;
  return left.size > 0 ? `?${left}` : '';
}
