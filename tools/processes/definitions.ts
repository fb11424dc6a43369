import { accountsService } from '@sild/accounts'
import { auditService } from '@sild/audit'
import { billingService } from '@sild/billing'
import { chatService } from '@sild/chat'
import { companiesService } from '@sild/companies'
import { contentService } from '@sild/content'
import { filesService } from '@sild/files'
import { mailsService } from '@sild/mails'
import { moderationService } from '@sild/moderation'
import { notificationsService } from '@sild/notifications'
import { publicationsService } from '@sild/publications'
import { searchService } from '@sild/search'
import type { AnyServiceDefinition } from '@sild/service-kit'
import { supportService } from '@sild/support'

/** Every service, in the order of writing the demo data. */
export const definitions: readonly AnyServiceDefinition[] = [
  accountsService,
  companiesService,
  publicationsService,
  searchService,
  chatService,
  billingService,
  supportService,
  notificationsService,
  moderationService,
  contentService,
  filesService,
  mailsService,
  auditService,
]
