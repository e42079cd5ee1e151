import {
  ContractError,
  limits,
  webhookDeliveryIdSchema,
  webhookDeliveryQuerySchema,
  webhookRequestSchema,
  type NewWebhook,
  type WebhookDelivery,
  type WebhookDeliveryList,
  type WebhookList,
} from '@efemera/contract';
import { BadTargetError, OutboundTargets } from '@efemera/network';
import { WebhookQueue, WebhookStore } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import { holderRequired, type OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { knownId } from '../http/known-id.js';
import { RateLimited } from '../http/rate-limit.guard.js';

/**
 * Lets the holder of an inbox add, list and remove its webhooks, which the worker calls. Guests may not: the worker
 * would still call a guest's webhook after the holder has ended the guest. A public inbox has no webhooks: anybody
 * could then make this service call other hosts.
 */
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
    @OpenedInbox() inbox: OpenInbox,
    @Body({ schema: webhookRequestSchema }) { url, events }: z.output<typeof webhookRequestSchema>,
  ): Promise<NewWebhook> {
    const keyHash = inbox.holderKey();
    this.#checkThatWebhooksAreOn();
    await this.#checkTarget(url);
    const webhook = await this.webhooks.add(inbox.address, keyHash, { url, events });
    if (webhook === 'not_held') throw holderRequired();
    if (webhook === 'full') {
      throw new ContractError('too_many_webhooks', `An inbox has at most ${limits.maxWebhooksPerInbox} webhooks.`);
    }
    return webhook;
  }

  @Get()
  @RateLimited('read')
  async list(@OpenedInbox() inbox: OpenInbox): Promise<WebhookList> {
    inbox.holderKey();
    return { webhooks: await inbox.read((address) => this.webhooks.list(address)) };
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@OpenedInbox() inbox: OpenInbox, @Param('id') id: string): Promise<void> {
    inbox.holderKey();
    if (!(await this.webhooks.remove(inbox.address, knownId(id, webhookNotFound)))) throw webhookNotFound();
  }

  @Get(':id/deliveries')
  @RateLimited('read')
  async deliveries(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Query({ schema: webhookDeliveryQuerySchema }) { state }: z.output<typeof webhookDeliveryQuerySchema>,
  ): Promise<WebhookDeliveryList> {
    inbox.holderKey();
    const webhookId = knownId(id, webhookNotFound);
    const deliveries = await inbox.read((address) => this.webhooks.deliveries(address, webhookId));
    if (!deliveries) throw webhookNotFound();
    return { deliveries: deliveries.filter((delivery) => !state || delivery.state === state) };
  }

  @Post(':id/deliveries/:deliveryId/replay')
  @HttpCode(202)
  async replay(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDelivery> {
    inbox.holderKey();
    this.#checkThatWebhooksAreOn();
    const isOfWebhook = webhookDeliveryIdSchema.safeParse(deliveryId).success && deliveryId.startsWith(`${id}-`);
    const restarted = isOfWebhook ? await this.webhooks.restart(inbox.address, deliveryId) : null;
    if (!restarted) throw new ContractError('webhook_delivery_not_found', 'There is no such delivery of this webhook.');
    await this.webhookQueue.add([restarted.job]);
    return restarted.delivery;
  }

  #checkThatWebhooksAreOn(): void {
    if (!this.settings.WEBHOOKS) throw new ContractError('webhooks_off', 'This service calls no webhooks.');
  }

  /** Refuses a URL that can never be called. A host that has no address now may have one when mail comes. */
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

const webhookNotFound = () => new ContractError('webhook_not_found', 'This inbox has no such webhook.');
