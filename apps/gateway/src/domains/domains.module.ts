import { Module } from '@nestjs/common';
import { Audit } from '../operator/audit.js';
import { DomainsController } from './domains.controller.js';
import { DomainsGateway } from './domains.gateway.js';

/** The domains of the service, which the operator changes while it runs. */
@Module({ controllers: [DomainsController], providers: [DomainsGateway, Audit] })
export class DomainsModule {}
