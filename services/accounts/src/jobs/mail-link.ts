import { localizedPath } from '@sild/paths'
import type { AccountsDeps } from '../deps.ts'
import type { AccountLetter } from '../mails/letter.ts'
import type { User } from '../models/user.ts'

interface MailedLink {
  readonly message: AccountLetter['message']
  readonly path: string
  readonly said?: readonly string[]
  /** Where a mail program ends news, for the mail that asks about them. */
  readonly unsubscribeUrl?: string
  /** Names the mail for ever, so that a repeated job sends it once. */
  readonly effectKey: string
}
/** Null where they are being erased, and nothing of the mail may stay. */
type Reader = Pick<User, 'email' | 'locale'> & { readonly userGuid: string | null }

/** What gets a user into their account, or keeps another out of it. */
const accessLetters: ReadonlySet<AccountLetter['message']> = new Set([
  'activation',
  'onboarding',
  'recovery',
  'address',
  'addressToMove',
  // It stops a change of hands, so that an address that gave mails back is tried all the same.
  'addressChanging',
])

/** Writes to a user, in their language, with a link into the portal. */
export async function mailLink(
  { mailer, publicUrl }: Pick<AccountsDeps, 'mailer' | 'publicUrl'>,
  { email: to, locale, userGuid }: Reader,
  { message, path, said, effectKey, unsubscribeUrl }: MailedLink,
): Promise<void> {
  const href = new URL(localizedPath(path, locale), publicUrl).href
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeAccountLetter } = await import('../mails/letter.ts')
  const letter = await writeAccountLetter({ locale, message, href, said })
  const kind = accessLetters.has(message) ? 'access' : 'service'
  await mailer.send({ kind, effectKey, to, userGuid, locale, unsubscribeUrl, ...letter })
}
