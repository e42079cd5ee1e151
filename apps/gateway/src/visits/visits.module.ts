import { Module } from '@nestjs/common';
import { CountryLookup } from './country-lookup.js';
import { VisitsController } from './visits.controller.js';

@Module({ controllers: [VisitsController], providers: [CountryLookup] })
export class VisitsModule {}
