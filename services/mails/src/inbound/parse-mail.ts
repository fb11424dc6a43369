import PostalMime, { type Email } from 'postal-mime'

/**
 * Null if the mail cannot be parsed, for example because its parts are nested too deep; a retry would not help.
 * An attached mail counts as a file, not as text of the answer.
 */
export const parseMail = (source: Buffer): Promise<Email | null> =>
  PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => null)
