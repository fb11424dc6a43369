import type { MailingConfiguration } from '@sild/contract/accounts/schemas'
import type { User } from '../models/user.ts'

export const mailingReply = ({ publicationUpdates, portalUpdates }: User): MailingConfiguration => ({
  publicationUpdates,
  portalUpdates,
})
