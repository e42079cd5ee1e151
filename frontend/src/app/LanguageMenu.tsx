import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '../components/ChoiceMenu.js';
import { chooseLocale } from './i18n.js';
import { localeNames, locales, type Locale } from '@efemera/contract';

const choices = locales.map((locale) => ({ value: locale, name: localeNames[locale], lang: locale }));

export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  return (
    <ChoiceMenu
      testId="language"
      label={t('language.label', { name: localeNames[locale] })}
      icon={<Languages className="size-5" aria-hidden="true" />}
      choices={choices}
      value={locale}
      onChoose={(chosen) => void chooseLocale(chosen)}
    />
  );
}
