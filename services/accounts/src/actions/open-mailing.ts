import type { Reply } from '@sild/contract'
import type { ParsedInput } from '@sild/contract/schemas'
import type { Transaction } from '@sild/service-kit'
import { paths } from '@sild/paths'
import type { AccountsDeps } from '../deps.ts'
import { oneClickUrl } from '../mails/one-click-url.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/** Whether a user wants a mail, and its link to unsubscribe: one for each mail, valid for thirty days. */
export async function openMailing(
  trx: Transaction,
  { publicUrl }: Pick<AccountsDeps, 'publicUrl'>,
  { list, userGuid }: ParsedInput<'openMailing'>['body'],
): Promise<Reply<'openMailing'>> {
  const user = await User.query(trx)
    .findById(userGuid)
    .whereNull('deletedAt')
    .whereNotNull('verifiedAt')
    .where({ [list]: true })
  if (!user) return { recipient: null }
  const { email, locale } = user
  const token = await MailedToken.issue(trx, userGuid, 'unsubscribe')
  const unsubscribeUrl = oneClickUrl(publicUrl, email, token)
  return { recipient: { email, locale, unsubscribeUrl, unsubscribePath: paths.unsubscribe(email, token) } }
}
