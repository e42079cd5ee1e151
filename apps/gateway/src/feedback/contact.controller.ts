import { contactRequestSchema, type Address } from '@efemera/contract';
import { MailStore, newMailId } from '@efemera/storage';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { formAddress, SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { readForm } from './read-form.js';

@Controller('api/contact')
export class ContactController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly mails: MailStore,
  ) {}

  /** Stores a visitor's message as a mail in the operator's inbox. The service never sends mail. */
  @Post()
  @RateLimited('form')
  @HttpCode(202)
  async write(@Body() body: unknown): Promise<{ accepted: true }> {
    const { name, email, subject, message, website } = readForm(contactRequestSchema, body);
    // A bot has filled in the hidden field. Answers as if the message was stored, so that the bot does not try again.
    if (website) return { accepted: true };
    const receivedAtMs = Date.now();
    const address = formAddress(this.settings) as Address;
    const source = await new MailComposer({
      from: { name, address: email },
      to: address,
      subject,
      text: message,
      date: new Date(receivedAtMs),
      headers: { 'X-Efemera-Form': 'contact' },
    })
      .compile()
      .build();
    await this.mails.store({
      id: newMailId(receivedAtMs),
      address,
      receivedAtMs,
      from: `${name} <${email}>`,
      subject,
      source,
      envelope: null,
    });
    return { accepted: true };
  }
}
