import { apiKeyRequestSchema, ContractError, type ApiKeyList, type NewApiKey } from '@efemera/contract';
import { ApiKeyStore } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { OperatorGuard } from '../access/operator-access.js';
import { Audit } from './audit.js';

/** Lets the operator make, list and revoke keys of programs. */
@Controller('api/admin/keys')
@UseGuards(OperatorGuard)
export class ApiKeysController {
  constructor(
    private readonly apiKeys: ApiKeyStore,
    private readonly audit: Audit,
  ) {}

  @Get()
  async list(): Promise<ApiKeyList> {
    return { keys: await this.apiKeys.list() };
  }

  @Post()
  async create(
    @Req() request: Request,
    @Body({ schema: apiKeyRequestSchema }) wish: z.output<typeof apiKeyRequestSchema>,
  ): Promise<NewApiKey> {
    const apiKey = await this.apiKeys.create(wish);
    await this.audit.note(request, 'key.create', `${apiKey.name} (${apiKey.id})`, `${apiKey.inboxesPerDay} a day`);
    return apiKey;
  }

  @Delete(':id')
  @HttpCode(204)
  async revoke(@Req() request: Request, @Param('id') id: string): Promise<void> {
    const apiKey = await this.apiKeys.remove(id);
    if (!apiKey) throw new ContractError('key_not_found', 'There is no such key.');
    await this.audit.note(request, 'key.revoke', `${apiKey.name} (${apiKey.id})`);
  }
}
