import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { CountryLookup } from './country-lookup.js';
import { PageViewsController } from './page-views.controller.js';
import { VisitsController } from './visits.controller.js';

@Module({ imports: [BlogModule], controllers: [VisitsController, PageViewsController], providers: [CountryLookup] })
export class VisitsModule {}
