import { ContractError, pushRemovalSchema, pushSubscriptionSchema } from '@efemera/contract';
import { BadTargetError, OutboundTargets } from '@efemera/network';
import { areSubscriptionKeys } from '@efemera/push';
import { PushStore } from '@efemera/storage';
import { Body, Controller, Delete, HttpCode, Inject, Put, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import { holderRequired, type OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';

/** Lets the holder of an inbox subscribe browsers to notices of its mail. The worker sends them. */
@Controller('api/inboxes/:address/push')
@UseGuards(InboxAccessGuard)
export class PushController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly push: PushStore,
    private readonly targets: OutboundTargets,
  ) {}

  @Put()
  @HttpCode(204)
  async subscribe(
    @OpenedInbox() inbox: OpenInbox,
    @Body({ schema: pushSubscriptionSchema }) subscription: z.output<typeof pushSubscriptionSchema>,
  ): Promise<void> {
    // Only the holder may subscribe: anybody else could make this service call other hosts.
    const keyHash = inbox.holderKey();
    if (!this.settings.PUSH) throw new ContractError('push_off', 'This service sends no notices.');
    if (!areSubscriptionKeys(subscription.keys)) {
      throw refused('The keys of a subscription are a point on P-256 (65 bytes) and a secret of 16 bytes.');
    }
    await this.#checkEndpoint(subscription.endpoint);
    if (!(await this.push.add(inbox.address, keyHash, subscription))) throw holderRequired();
  }

  @Delete()
  @HttpCode(204)
  async unsubscribe(
    @OpenedInbox() inbox: OpenInbox,
    @Body({ schema: pushRemovalSchema.prefault({}) }) { endpoint }: z.output<typeof pushRemovalSchema>,
  ): Promise<void> {
    const keyHash = inbox.holderKey();
    if (endpoint === undefined) await this.push.removeOf(inbox.address, keyHash);
    else await this.push.remove(inbox.address, endpoint);
  }

  /** Refuses an endpoint that can never be called. */
  async #checkEndpoint(endpoint: string): Promise<void> {
    let isTls = false;
    try {
      const url = this.targets.read(endpoint);
      isTls = url.protocol === 'https:';
      await this.targets.addressesOf(url);
    } catch (error) {
      // Accepts a host without an address: it may have one when mail comes.
      if (isTls && !(error instanceof BadTargetError)) return;
      throw refused('The endpoint of a subscription is an https URL on a public address.');
    }
  }
}

const refused = (message: string) => new ContractError('endpoint_refused', message);
