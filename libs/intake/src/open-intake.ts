import type { CommonSettings, Logger, RecipientSettings } from '@efemera/config';
import { BlockGuard, type BlockStore, type MailDomains, type MemoryGuard } from '@efemera/storage';
import type { MailTracer } from '@efemera/tracing';
import { BlockLists, type BlockListSettings } from './block-lists.js';
import { Intake, type IntakeSettings, type IntakeStores } from './intake.js';

/** The stores of a process that takes mail. */
export interface IntakeParts extends IntakeStores {
  blocks: BlockStore;
  memory: MemoryGuard;
}

/** The intake of a process. It decides by the blocks and the free memory that the process has last read from Redis. */
export interface OpenIntake {
  intake: Intake;
  /** Begins to read the blocks and the free memory again and again; resolves with a function that stops it. */
  follow: () => Promise<() => void>;
}

export function openIntake(
  stores: IntakeParts,
  domains: MailDomains,
  settings: IntakeSettings & { blockLists: BlockListSettings },
  log: Logger,
  tracer: MailTracer | null,
): OpenIntake {
  const blocks = new BlockGuard(stores.blocks);
  const blockLists = new BlockLists(settings.blockLists, log);
  return {
    intake: new Intake(stores, domains, settings, log, blocks, blockLists, stores.memory, tracer),
    follow: async () => {
      const stops = await Promise.all([blocks.follow(), stores.memory.follow()]);
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The settings of intake, from those of a process that takes mail. */
export const intakeSettings = (
  settings: CommonSettings & RecipientSettings & { RATE_LIMITS: boolean },
): IntakeSettings & { blockLists: BlockListSettings } => ({
  hostname: settings.MAIL_DOMAINS[0] ?? 'localhost',
  recipients: settings.SMTP_RECIPIENTS,
  maxMessageBytes: settings.MAX_MESSAGE_BYTES,
  sharesStore: settings.RATE_LIMITS,
  blockLists: {
    zones: settings.DNSBL_ZONES,
    refuses: settings.DNSBL_ACTION === 'refuse',
    servers: settings.DNS_SERVERS ?? null,
  },
});
