import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { LibreTranslate } from '../translation/libre-translate.js';
import { TRANSLATOR, type Translator } from '../translation/translator.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';

@Module({
  controllers: [BlogController],
  providers: [
    BlogService,
    {
      provide: TRANSLATOR,
      inject: [SETTINGS],
      useFactory: ({ TRANSLATE_URL, TRANSLATE_API_KEY, TRANSLATE_TIMEOUT_SECONDS }: Settings): Translator | null =>
        TRANSLATE_URL === undefined
          ? null
          : new LibreTranslate({
              url: TRANSLATE_URL,
              apiKey: TRANSLATE_API_KEY,
              timeoutMs: TRANSLATE_TIMEOUT_SECONDS * 1000,
            }),
    },
  ],
  exports: [BlogService],
})
export class BlogModule {}
