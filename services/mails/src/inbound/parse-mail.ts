import PostalMime, { type Email } from 'postal-mime'

/**
 * Null where no program could read it, such as parts in parts without end: another try would not help. A mail that somebody attaches
 * is a file of theirs, not what they write.
 */
export const parseMail = (source: Buffer): Promise<Email | null> =>
  PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => null)
