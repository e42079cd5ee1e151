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
      // WEBHOOK_ALLOW_NETWORKS opens networks to holders of inboxes. The links of a mail are strangers' words.
      useFactory: ({ DNS_SERVERS }: Settings) => new LinkFollower(new OutboundTargets({ DNS_SERVERS })),
    },
  ],
})
export class CheckingModule {}
