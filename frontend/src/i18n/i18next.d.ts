import 'i18next';
import type addresses from '../locales/pt-BR/addresses.json';
import type alerts from '../locales/pt-BR/alerts.json';
import type apiDocs from '../locales/pt-BR/apiDocs.json';
import type blog from '../locales/pt-BR/blog.json';
import type check from '../locales/pt-BR/check.json';
import type deliveries from '../locales/pt-BR/deliveries.json';
import type feedback from '../locales/pt-BR/feedback.json';
import type message from '../locales/pt-BR/message.json';
import type operator from '../locales/pt-BR/operator.json';
import type push from '../locales/pt-BR/push.json';
import type texts from '../locales/pt-BR/index.js';
import type ranking from '../locales/pt-BR/ranking.json';
import type reader from '../locales/pt-BR/reader.json';
import type sender from '../locales/pt-BR/sender.json';
import type statistics from '../locales/pt-BR/statistics.json';
import type { LateNamespace } from './late-texts.js';

interface LateTexts {
  addresses: typeof addresses;
  alerts: typeof alerts;
  apiDocs: typeof apiDocs;
  blog: typeof blog;
  check: typeof check;
  deliveries: typeof deliveries;
  feedback: typeof feedback;
  message: typeof message;
  operator: typeof operator;
  push: typeof push;
  ranking: typeof ranking;
  reader: typeof reader;
  sender: typeof sender;
  statistics: typeof statistics;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof texts & Pick<LateTexts, LateNamespace>;
  }
}
