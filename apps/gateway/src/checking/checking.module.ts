import { OutboundTargets } from '@efemera/network';
import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { MailModule } from '../mail.module.js';
import { LinkFollower } from './link-follower.js';
import { MailCheckController } from './mail-check.controller.js';

@Module({
  imports: [MailModule],
  controllers: [MailCheckController],
  providers: [
    {
      provide: LinkFollower,
      inject: [SETTINGS],
      // Does not pass WEBHOOK_ALLOW_NETWORKS on: the operator opens those networks to holders of inboxes, while strangers
      // write the links of a mail.
      useFactory: ({ DNS_SERVERS }: Settings) => new LinkFollower(new OutboundTargets({ DNS_SERVERS })),
    },
  ],
})
export class CheckingModule {}
