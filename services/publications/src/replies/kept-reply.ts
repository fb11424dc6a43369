import type { Reply } from '@sild/contract'
import type { Publication } from '../models/publication.ts'

/** Only what the mail has told already, and until when. */
export const keptReply = ({ cardType, expiresAt, name, publicationGuid }: Publication): Reply<'readKeepLink'> => ({
  guid: publicationGuid,
  cardType,
  name,
  expiresAt: expiresAt!.toISOString(), // What is kept ends some day.
})
