import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from '../components/ChoiceMenu.js';
import { showLoadFailure } from '../store/toast-store.js';
import { themes, useTheme } from './theme.js';

const icons = { light: Sun, dark: Moon, system: Monitor };

export function ThemeMenu() {
  const { t } = useTranslation();
  const { theme, choose } = useTheme();
  const Icon = icons[theme];
  return (
    <ChoiceMenu
      testId="theme"
      label={t('theme.label', { name: t(`theme.${theme}`) })}
      icon={<Icon className="size-5" aria-hidden="true" />}
      choices={themes.map((value) => {
        const ChoiceIcon = icons[value];
        return {
          value,
          name: t(`theme.${value}`),
          icon: <ChoiceIcon className="size-4 text-ink-faint" aria-hidden="true" />,
        };
      })}
      value={theme}
      onChoose={choose}
      onFailure={showLoadFailure}
    />
  );
}
