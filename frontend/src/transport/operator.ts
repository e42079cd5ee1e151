import {
  letterPath,
  letterSourcePath,
  paths,
  type ApiKeyList,
  type ApiKeyRequest,
  type AuditList,
  type Block,
  type BlockKind,
  type BlockListAnswer,
  type BlockRequest,
  type DoctorReport,
  type DomainState,
  type Letter,
  type LetterDetail,
  type LetterList,
  type MailDomain,
  type MailDomainList,
  type ModeratedComment,
  type ModeratedCommentList,
  type NewApiKey,
  type OperatorOverview,
  type PurgeAnswer,
  type PurgeRequest,
  type SenderPeriod,
  type SenderRates,
} from '@efemera/contract';
import { requestFile } from './downloads.js';
import { request } from './http.js';

/** The doctor opens many connections, and waits for those that do not answer. */
const doctorTimeoutMs = 60_000;
/** A purge checks every inbox. */
const purgeTimeoutMs = 300_000;

const domainPath = (domain: string) => `${paths.domains}/${encodeURIComponent(domain)}`;

/** The operator's calls, with the token that authorises them. */
export function operatorApi(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return {
    overview: () => request<OperatorOverview>(paths.operator, { headers }),
    doctor: () => request<DoctorReport>(paths.doctor, { headers, timeoutMs: doctorTimeoutMs }),
    audit: () => request<AuditList>(paths.audit, { headers }),

    blocks: () => request<BlockListAnswer>(paths.blocks, { headers }),
    block: (body: BlockRequest) => request<Block>(paths.blocks, { method: 'POST', body, headers }),
    lift: (kind: BlockKind, value: string) =>
      request<undefined>(`${paths.blocks}?${new URLSearchParams({ kind, value })}`, { method: 'DELETE', headers }),
    senderRates: (period: SenderPeriod) => request<SenderRates>(`${paths.senderRates}?period=${period}`, { headers }),
    purge: (body: PurgeRequest) =>
      request<PurgeAnswer>(paths.purge, { method: 'POST', body, headers, timeoutMs: purgeTimeoutMs }),

    domains: () => request<MailDomainList>(paths.domains, { headers }),
    setDomain: (domain: string, state: DomainState) =>
      request<MailDomain>(domainPath(domain), { method: 'PUT', body: { state }, headers }),
    removeDomain: (domain: string) => request<undefined>(domainPath(domain), { method: 'DELETE', headers }),
    apiKeys: () => request<ApiKeyList>(paths.apiKeys, { headers }),
    createApiKey: (body: ApiKeyRequest) => request<NewApiKey>(paths.apiKeys, { method: 'POST', body, headers }),
    revokeApiKey: (id: string) => request<undefined>(`${paths.apiKeys}/${id}`, { method: 'DELETE', headers }),

    comments: ({ page, hidden }: { page: number; hidden: boolean }) =>
      request<ModeratedCommentList>(`${paths.moderation}?page=${page}&hidden=${hidden}`, { headers }),
    setHidden: (id: string, hidden: boolean) =>
      request<ModeratedComment>(`${paths.moderation}/${id}`, { method: 'PATCH', body: { hidden }, headers }),
    deleteComment: (id: string) => request<undefined>(`${paths.moderation}/${id}`, { method: 'DELETE', headers }),

    letters: ({ page, answered }: { page: number; answered: boolean }) =>
      request<LetterList>(`${paths.letters}?page=${page}&answered=${answered}`, { headers }),
    letter: (to: string, id: string) => request<LetterDetail>(letterPath(id, to), { headers }),
    letterSource: (to: string, id: string) => requestFile(letterSourcePath(id, to), { headers }),
    exportLetters: () => requestFile(paths.letterExport, { headers }),
    markLetter: (to: string, id: string, answered: boolean) =>
      request<Letter>(letterPath(id, to), { method: 'PATCH', body: { answered }, headers }),
    deleteLetter: (to: string, id: string) => request<undefined>(letterPath(id, to), { method: 'DELETE', headers }),
  };
}
export type OperatorApi = ReturnType<typeof operatorApi>;
