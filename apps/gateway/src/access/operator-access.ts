import { ContractError } from '@efemera/contract';
import { loggedNetworkOf } from '@efemera/network';
import { hashSecret, sameHash } from '@efemera/storage';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../config.js';
import { basicPassword, bearerToken } from './credentials.js';
import { OperatorGuesses, type OperatorToken } from './operator-guesses.js';

const actorChars = 8;

/** Identifies the operator in the audit log without a whole secret or address. */
export interface Actor {
  actor: string;
  network: string;
}

/**
 * Lets callers in who show a token that the operator has set: ADMIN_TOKEN, METRICS_TOKEN for the metrics, or INTAKE_TOKEN
 * for mail over HTTP.
 */
@Injectable()
export class OperatorAccess {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly guesses: OperatorGuesses,
  ) {}

  /**
   * @param challenge  the scheme that a refusal asks for: at `Basic` a browser asks its user for name and password.
   * @throws ContractError `not_found` where the operator's routes are off, `admin_required`, `rate_limited`.
   */
  async check(request: Request, response: Response, challenge: 'Basic' | 'Bearer' = 'Bearer'): Promise<void> {
    const { ADMIN_TOKEN } = this.settings;
    // An installation without ADMIN_TOKEN has no operator's routes.
    if (!ADMIN_TOKEN) throw new ContractError('not_found', 'There is nothing at this address.');
    if (await this.#shows(request, 'ADMIN_TOKEN')) return;
    response.set('WWW-Authenticate', `${challenge} realm="operator", charset="UTF-8"`);
    throw new ContractError('admin_required', "This takes the operator's token.");
  }

  /**
   * @throws ContractError `admin_required` or `rate_limited` where METRICS_TOKEN is set and the request does not show
   * it.
   */
  async checkMetrics(request: Request, response: Response): Promise<void> {
    const { METRICS_TOKEN } = this.settings;
    if (METRICS_TOKEN === undefined || (await this.#shows(request, 'METRICS_TOKEN'))) return;
    response.set('WWW-Authenticate', 'Bearer realm="metrics", charset="UTF-8"');
    throw new ContractError('admin_required', 'This takes the token of the metrics.');
  }

  /** @throws ContractError `not_found` where INTAKE_TOKEN is not set, `admin_required`, `rate_limited`. */
  async checkIntake(request: Request, response: Response): Promise<void> {
    const { INTAKE_TOKEN } = this.settings;
    if (INTAKE_TOKEN === undefined) throw new ContractError('not_found', 'There is nothing at this address.');
    if (await this.#shows(request, 'INTAKE_TOKEN')) return;
    response.set('WWW-Authenticate', 'Bearer realm="intake", charset="UTF-8"');
    throw new ContractError('admin_required', 'This takes INTAKE_TOKEN.');
  }

  async #shows(request: Request, name: OperatorToken): Promise<boolean> {
    const shown = bearerToken(request) ?? basicPassword(request);
    if (shown === null) return false;
    const isRight = sameHash(hashSecret(shown), hashSecret(this.settings[name] ?? ''));
    await this.guesses.judge(request.ip, name, isRight);
    return isRight;
  }

  actorOf(request: Request): Actor {
    return {
      actor: hashSecret(this.settings.ADMIN_TOKEN ?? '').slice(0, actorChars),
      network: loggedNetworkOf(request.ip),
    };
  }
}

@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly access: OperatorAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await this.access.check(http.getRequest<Request>(), http.getResponse<Response>());
    return true;
  }
}
