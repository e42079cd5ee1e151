import type { AuditAction } from '@efemera/contract';
import { AuditLog, StorageUnavailableError } from '@efemera/storage';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { OperatorAccess } from '../access/operator-access.js';

/** Records each action of an operator: in Redis for the operator's page, and in the log. */
@Injectable()
export class Audit {
  readonly #logger = new Logger(Audit.name);

  constructor(
    private readonly access: OperatorAccess,
    private readonly audit: AuditLog,
  ) {}

  /** @param subject  the object of the action; kept in Redis and not logged, as it may be a stranger's address. */
  async note(request: Request, action: AuditAction, subject: string, outcome = 'done'): Promise<void> {
    const entry = { ...this.access.actorOf(request), action, outcome };
    // The action is done: if Redis is full, its outcome is answered and logged, though the operator's page lacks the entry.
    const auditId = await this.audit.add({ ...entry, subject }).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) return null;
      throw error;
    });
    this.#logger.warn({ msg: 'operator action', auditId, ...entry });
  }
}
