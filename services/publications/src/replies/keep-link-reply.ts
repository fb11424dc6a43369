import type { Reply } from '@sild/contract'
import type { Publication } from '../models/publication.ts'

/** Only the data that is in the mail, and the new end. */
export const keepLinkReply = ({ cardType, expiresAt, name, publicationGuid }: Publication): Reply<'readKeepLink'> => ({
  guid: publicationGuid,
  cardType,
  name,
  expiresAt: expiresAt!.toISOString(), // A kept publication always has an end.
})
