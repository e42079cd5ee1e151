import { ContractError, isReserved, splitTag, withPlus } from '@efemera/contract';
import { createParamDecorator, Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { readingMethods } from '../http/security.js';
import { basicPassword, bearerToken, readCredentials, type Credentials } from './credentials.js';
import { InboxAccess, type OpenInbox } from './inbox-access.js';
import { OperatorGuesses } from './operator-guesses.js';

/** A request that the guard let pass. */
interface OpenedRequest extends Request {
  inbox: OpenInbox;
  credentials: Credentials;
}

/**
 * Opens the inbox that a request names (`?to=` or `/:address`) or refuses the request. Refuses every changing call of a
 * guest with read access, so that no route can forget to.
 */
@Injectable()
export class InboxAccessGuard implements CanActivate {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly access: InboxAccess,
    private readonly guesses: OperatorGuesses,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OpenedRequest>();
    const { to } = request.query;
    const address = this.access.parse(request.params['address'] ?? (typeof to === 'string' ? withPlus(to.trim()) : to));
    request.credentials = readCredentials(request, this.settings, { authorization: this.shownSecret(request) });
    if (isReserved(splitTag(address).inbox) && request.headers.authorization) {
      await this.guesses.judge(request.ip, 'ADMIN_TOKEN', request.credentials.isOperator);
    }
    request.inbox = await this.access.open(address, request.credentials);
    if (request.inbox.right === 'read' && !readingMethods.has(request.method)) {
      throw new ContractError('read_only', 'The holder of this inbox lets you read it, and nothing more.');
    }
    return true;
  }

  /** The secret in the header `Authorization`, in the forms that the route accepts. */
  protected shownSecret(request: Request): string | null {
    return bearerToken(request);
  }
}

/**
 * Like `InboxAccessGuard`, and accepts the token as a password, too, with any user name: most feed readers can send a key
 * in no other way.
 */
@Injectable()
export class FeedAccessGuard extends InboxAccessGuard {
  protected override shownSecret(request: Request): string | null {
    return bearerToken(request) ?? basicPassword(request);
  }
}

/** The inbox that the guard opened. */
export const OpenedInbox = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<OpenedRequest>().inbox,
);

/** The keys that the caller has shown, as the guard has read them. */
export const ShownCredentials = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<OpenedRequest>().credentials,
);
