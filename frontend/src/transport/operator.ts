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
import { RefusedError, request, type Call } from './http.js';

/** The doctor opens many connections, and waits for those that do not answer. */
const doctorTimeoutMs = 60_000;
/** A purge checks every inbox. */
const purgeTimeoutMs = 300_000;

const domainPath = (domain: string) => `${paths.domains}/${encodeURIComponent(domain)}`;

/**
 * The operator's calls, with the token that authorises them.
 *
 * @param onRefused  called when the server does not accept the token. The page must then make no further calls with it: ten
 * lock out the operator's whole network.
 */
export function operatorApi(token: string, onRefused: () => void) {
  const headers = { Authorization: `Bearer ${token}` };
  const noteRefusal = (error: unknown) => {
    if (error instanceof RefusedError && error.status === 401) onRefused();
    throw error;
  };
  const ask = <Answer>(path: string, call: Call = {}) => request<Answer>(path, { ...call, headers }).catch(noteRefusal);
  const file = (path: string) => requestFile(path, { headers }).catch(noteRefusal);
  return {
    overview: () => ask<OperatorOverview>(paths.operator),
    doctor: () => ask<DoctorReport>(paths.doctor, { timeoutMs: doctorTimeoutMs }),
    audit: () => ask<AuditList>(paths.audit),

    blocks: () => ask<BlockListAnswer>(paths.blocks),
    block: (body: BlockRequest) => ask<Block>(paths.blocks, { method: 'POST', body }),
    lift: (kind: BlockKind, value: string) =>
      ask<undefined>(`${paths.blocks}?${new URLSearchParams({ kind, value })}`, { method: 'DELETE' }),
    senderRates: (period: SenderPeriod) => ask<SenderRates>(`${paths.senderRates}?period=${period}`),
    purge: (body: PurgeRequest) => ask<PurgeAnswer>(paths.purge, { method: 'POST', body, timeoutMs: purgeTimeoutMs }),

    domains: () => ask<MailDomainList>(paths.domains),
    setDomain: (domain: string, state: DomainState) =>
      ask<MailDomain>(domainPath(domain), { method: 'PUT', body: { state } }),
    removeDomain: (domain: string) => ask<undefined>(domainPath(domain), { method: 'DELETE' }),
    apiKeys: () => ask<ApiKeyList>(paths.apiKeys),
    createApiKey: (body: ApiKeyRequest) => ask<NewApiKey>(paths.apiKeys, { method: 'POST', body }),
    revokeApiKey: (id: string) => ask<undefined>(`${paths.apiKeys}/${id}`, { method: 'DELETE' }),

    comments: ({ page, hidden }: { page: number; hidden: boolean }) =>
      ask<ModeratedCommentList>(`${paths.moderation}?page=${page}&hidden=${hidden}`),
    setHidden: (id: string, hidden: boolean) =>
      ask<ModeratedComment>(`${paths.moderation}/${id}`, { method: 'PATCH', body: { hidden } }),
    deleteComment: (id: string) => ask<undefined>(`${paths.moderation}/${id}`, { method: 'DELETE' }),

    letters: ({ page, answered }: { page: number; answered: boolean }) =>
      ask<LetterList>(`${paths.letters}?page=${page}&answered=${answered}`),
    letter: (to: string, id: string) => ask<LetterDetail>(letterPath(id, to)),
    letterSource: (to: string, id: string) => file(letterSourcePath(id, to)),
    exportLetters: () => file(paths.letterExport),
    markLetter: (to: string, id: string, answered: boolean) =>
      ask<Letter>(letterPath(id, to), { method: 'PATCH', body: { answered } }),
    deleteLetter: (to: string, id: string) => ask<undefined>(letterPath(id, to), { method: 'DELETE' }),
  };
}
export type OperatorApi = ReturnType<typeof operatorApi>;
