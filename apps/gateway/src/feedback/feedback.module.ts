import { Module } from '@nestjs/common';
import { CommentsController } from './comments.controller.js';
import { ContactController } from './contact.controller.js';

@Module({ controllers: [CommentsController, ContactController] })
export class FeedbackModule {}
