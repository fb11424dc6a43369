import { asSystem, expression, type Mail } from '@sild/service-kit'
import { keepLinkPath } from '../actions/keep-link-path.ts'
import { namesOfDigests } from '../actions/names-of-digests.ts'
import { textsOfMessages } from '../actions/texts-of-messages.ts'
import { handle } from '../deps.ts'
import { writeNews } from '../mails/write-news.ts'
import { NewsMail } from '../models/news-mail.ts'
import { Notification } from '../models/notification.ts'

export const mailNewsJob = handle('mail-news', async ({ deps, jobId, payload: { mailGuid } }) => {
  const { calls, database, isAnswerable, mailer, publicUrl } = deps
  const mail = await NewsMail.query(database.knex).findById(mailGuid)
  // Erased with the account, or sent.
  if (!mail || mail.settledAt) return
  // Notifications read since then are left out.
  const { userGuid } = mail
  const news = await Notification.query(database.knex).where({ userGuid, mailGuid, readAt: null }).orderBy('createdAt')
  const body = { userGuid, list: 'publicationUpdates' as const }
  const actor = asSystem('subscribers get news by mail')
  const { recipient } =
    news.length === 0
      ? { recipient: null }
      : await calls.call('openMailing', { body }, { actor, idempotencyKey: jobId })
  if (recipient) {
    const { email: to, locale, unsubscribePath, unsubscribeUrl } = recipient
    const replyTo = isAnswerable ? replyToNews(news) : undefined
    // A mail about several notifications lists only their names.
    const written = replyTo ? await textsOfMessages(calls, news) : []
    const found = new Map([...(await namesOfDigests(calls, news)), ...written])
    const keepPath = await keepLinkPath(calls, news)
    const letter = await writeNews(news, {
      found,
      isAnswerable: replyTo !== undefined,
      keepPath,
      locale,
      publicUrl,
      unsubscribePath,
    })
    await mailer.send({
      kind: 'news',
      effectKey: `news ${mailGuid}`,
      to,
      userGuid,
      locale,
      unsubscribeUrl,
      replyTo,
      ...letter,
    })
  }
  await NewsMail.query(database.knex)
    .findById(mailGuid)
    .patch({ settledAt: expression`now()` })
})

/** The chat that an answer goes to, if the mail is about one chat only. */
function replyToNews(news: readonly Pick<Notification, 'target' | 'type'>[]): Mail['replyTo'] {
  const [only] = news
  if (news.length !== 1 || only?.type !== 'chat-message' || !('chatGuid' in only.target)) return undefined
  return { kind: 'chat-message', subjectGuid: only.target.chatGuid }
}
