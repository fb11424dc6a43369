import { localizedPath } from '@sild/paths'
import type { AccountsDeps } from '../deps.ts'
import type { AccountLetter } from '../mails/letter.ts'
import type { User } from '../models/user.ts'

interface MailedLink {
  readonly message: AccountLetter['message']
  readonly path: string
  /** Where a mail program ends news, for mails that are some. */
  readonly unsubscribeUrl?: string
  /** Names the mail for ever, so that a repeated job sends it once. */
  readonly effectKey: string
}

/** Writes to a user, in their language, with a link into the portal. */
export async function mailLink(
  { mailer, publicUrl }: Pick<AccountsDeps, 'mailer' | 'publicUrl'>,
  { email: to, locale }: Pick<User, 'email' | 'locale'>,
  { message, path, effectKey, unsubscribeUrl }: MailedLink,
): Promise<void> {
  const href = new URL(localizedPath(path, locale), publicUrl).href
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeAccountLetter } = await import('../mails/letter.ts')
  const letter = await writeAccountLetter({ locale, message, href })
  await mailer.send({ effectKey, to, locale, unsubscribeUrl, ...letter })
}
