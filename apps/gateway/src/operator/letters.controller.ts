import { once } from 'node:events';
import {
  letterExportQuerySchema,
  letterMarkSchema,
  letterQuerySchema,
  limits,
  paths,
  type Letter,
  type LetterDetail,
  type LetterList,
} from '@efemera/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { OperatorGuard } from '../access/operator-access.js';
import { clientGone } from '../http/client-gone.js';
import { Letters } from '../reading/letters.js';
import { LargeAnswers } from '../sending/large-answers.js';
import { Audit } from './audit.js';

type Answered = z.output<typeof letterExportQuerySchema>['answered'];
const wanted = (answered: Answered) => (answered === undefined ? undefined : answered === 'true');

/** Mail to the operator: letters to reserved addresses, and messages of the contact form. */
@Controller(paths.letters)
@UseGuards(OperatorGuard)
export class LettersController {
  constructor(
    private readonly letters: Letters,
    private readonly answers: LargeAnswers,
    private readonly audit: Audit,
  ) {}

  @Get()
  list(
    @Query({ schema: letterQuerySchema }) { page, answered }: z.output<typeof letterQuerySchema>,
  ): Promise<LetterList> {
    return this.letters.page(page, wanted(answered));
  }

  @Get('export')
  async export(
    @Query({ schema: letterExportQuerySchema }) { answered }: z.output<typeof letterExportQuerySchema>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const gone = clientGone(response);
    response.attachment('letters.mbox').type('application/mbox');
    response.setTimeout(limits.streamPatienceSeconds * 1000, () => response.destroy());
    let count = 0;
    for await (const entry of this.letters.mbox(wanted(answered))) {
      count++;
      // Waits until the client has read: all letters together may be larger than the memory of this process.
      if (!response.write(entry)) await once(response, 'drain', { signal: gone }).catch(() => undefined);
      if (gone.aborted) break;
    }
    response.end();
    await this.audit.note(request, 'letter.export', 'letters', `${count} letters`);
  }

  @Get(':id')
  read(@Param('id') id: string, @Query('to') to: unknown): Promise<LetterDetail> {
    return this.letters.detail(to, id);
  }

  @Get(':id/raw')
  async raw(
    @Param('id') id: string,
    @Query('to') to: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const source = await this.letters.source(to, id);
    this.answers.sendBytes(request, response.attachment(`${id}.eml`).type('message/rfc822'), [source]);
  }

  @Patch(':id')
  async mark(
    @Req() request: Request,
    @Param('id') id: string,
    @Query('to') to: unknown,
    @Body({ schema: letterMarkSchema }) { answered }: z.output<typeof letterMarkSchema>,
  ): Promise<Letter> {
    const letter = await this.letters.mark(to, id, answered);
    await this.audit.note(request, answered ? 'letter.answer' : 'letter.reopen', `${letter.to} ${id}`);
    return letter;
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Req() request: Request, @Param('id') id: string, @Query('to') to: unknown): Promise<void> {
    await this.letters.remove(to, id);
    await this.audit.note(request, 'letter.delete', id);
  }
}
