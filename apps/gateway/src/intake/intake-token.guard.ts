import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OperatorAccess } from '../access/operator-access.js';

/** Lets relays in that show INTAKE_TOKEN. Where the operator has not set the token, the path does not exist. */
@Injectable()
export class IntakeTokenGuard implements CanActivate {
  constructor(private readonly access: OperatorAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await this.access.checkIntake(http.getRequest<Request>(), http.getResponse<Response>());
    return true;
  }
}
