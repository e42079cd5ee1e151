import type { AuditAction } from '@efemera/contract';
import { AuditLog } from '@efemera/storage';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { OperatorAccess } from './operator-access.js';

/** Writes down what an operator did, in Redis for the operator's page and in the log. */
@Injectable()
export class Audit {
  readonly #logger = new Logger(Audit.name);

  constructor(
    private readonly access: OperatorAccess,
    private readonly audit: AuditLog,
  ) {}

  /** @param subject  what it was done to; kept for the operator, and not logged: it may be a stranger's address. */
  async note(request: Request, action: AuditAction, subject: string, outcome = 'done'): Promise<void> {
    const entry = { ...this.access.actorOf(request), action, outcome };
    const auditId = await this.audit.add({ ...entry, subject });
    this.#logger.warn({ msg: 'operator', auditId, ...entry });
  }
}
