import 'i18next';
import type texts from '../locales/pt-BR/index.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof texts;
  }
}
