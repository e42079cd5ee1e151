import {
  ContractError,
  limits,
  messageIdSchema,
  webhookDeliveryIdSchema,
  webhookDeliveryQuerySchema,
  webhookRequestSchema,
  type NewWebhook,
  type WebhookDelivery,
  type WebhookDeliveryList,
  type WebhookList,
} from '@efemera/contract';
import { BadTargetError, OutboundTargets } from '@efemera/network';
import { type InboxRecord, openingKey, WebhookQueue, WebhookStore } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import type { Credentials } from '../access/credentials.js';
import { InboxAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';

/** Webhooks of an inbox: set, seen and ended by its holder alone. What is told to them is the worker's. */
@Controller('api/inboxes/:address/webhooks')
@UseGuards(InboxAccessGuard)
export class WebhooksController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly webhooks: WebhookStore,
    private readonly webhookQueue: WebhookQueue,
    private readonly targets: OutboundTargets,
  ) {}

  @Post()
  async add(
    @OpenedInbox() inbox: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Body({ schema: webhookRequestSchema }) { url, events }: z.output<typeof webhookRequestSchema>,
  ): Promise<NewWebhook> {
    const address = heldBy(inbox, credentials);
    this.#checkThatTheyAreOn();
    await this.#checkTarget(url);
    const webhook = await this.webhooks.add(address, { url, events });
    if (webhook === 'not_held') throw holderRequired();
    if (webhook === 'full') {
      throw new ContractError('too_many_webhooks', `An inbox has at most ${limits.maxWebhooksPerInbox} webhooks.`);
    }
    return webhook;
  }

  @Get()
  @RateLimited('read')
  async list(@OpenedInbox() inbox: InboxRecord, @ShownCredentials() credentials: Credentials): Promise<WebhookList> {
    return { webhooks: await this.webhooks.list(heldBy(inbox, credentials)) };
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(
    @OpenedInbox() inbox: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Param('id') id: string,
  ): Promise<void> {
    const address = heldBy(inbox, credentials);
    if (!(await this.webhooks.remove(address, knownForm(id)))) throw webhookNotFound();
  }

  @Get(':id/deliveries')
  @RateLimited('read')
  async deliveries(
    @OpenedInbox() inbox: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Param('id') id: string,
    @Query({ schema: webhookDeliveryQuerySchema }) { state }: z.output<typeof webhookDeliveryQuerySchema>,
  ): Promise<WebhookDeliveryList> {
    const deliveries = await this.webhooks.deliveries(heldBy(inbox, credentials), knownForm(id));
    if (!deliveries) throw webhookNotFound();
    return { deliveries: deliveries.filter((delivery) => !state || delivery.state === state) };
  }

  @Post(':id/deliveries/:deliveryId/replay')
  @HttpCode(202)
  async replay(
    @OpenedInbox() inbox: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDelivery> {
    const address = heldBy(inbox, credentials);
    this.#checkThatTheyAreOn();
    const isOfWebhook = webhookDeliveryIdSchema.safeParse(deliveryId).success && deliveryId.startsWith(`${id}-`);
    const restarted = isOfWebhook ? await this.webhooks.restart(address, deliveryId) : null;
    if (!restarted) throw new ContractError('webhook_delivery_not_found', 'There is no such delivery of this webhook.');
    await this.webhookQueue.add([restarted.job]);
    return restarted.delivery;
  }

  #checkThatTheyAreOn(): void {
    if (!this.settings.WEBHOOKS) throw new ContractError('webhooks_off', 'This service calls no webhooks.');
  }

  /** Refuses what could never be called. A name that nobody answers for now may be known when mail comes. */
  async #checkTarget(text: string): Promise<void> {
    try {
      await this.targets.addressesOf(this.targets.read(text));
    } catch (error) {
      if (!(error instanceof BadTargetError)) return;
      throw error.reason === 'url_invalid'
        ? new ContractError(
            'webhook_url_invalid',
            'Give an http or https URL without credentials, on the usual port or one from 1024.',
          )
        : new ContractError('webhook_target_forbidden', 'The host of this URL has no public address.');
    }
  }
}

/** The address, where its holder asks: what is open to all must not have strangers called. */
function heldBy(inbox: InboxRecord, { keyHashes }: Credentials): InboxRecord['address'] {
  if (inbox.state !== 'held' || openingKey(inbox, keyHashes) === null) throw holderRequired();
  return inbox.address;
}

const holderRequired = () =>
  new ContractError('holder_required', 'Only who holds an address has webhooks there. Claim it first.');

const webhookNotFound = () => new ContractError('webhook_not_found', 'This inbox has no such webhook.');

/** An id that we could never have given out names nothing; it must not reach a key. */
function knownForm(id: string): string {
  if (!messageIdSchema.safeParse(id).success) throw webhookNotFound();
  return id;
}
