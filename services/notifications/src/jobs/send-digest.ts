import { asSystem, expression } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { writeDigest } from '../mails/write-digest.ts'
import { Digest } from '../models/digest.ts'

export const sendDigestJob = handle('send-digest', async ({ deps, jobId, payload: { digestGuid } }) => {
  const { calls, database, mailer, publicUrl } = deps
  const digest = await Digest.query(database.knex).findById(digestGuid)
  // Erased, or sent.
  if (!digest?.content || digest.settledAt) return
  const { recipient } = await calls.call(
    'openDigest',
    { body: { readerGuid: digest.readerGuid } },
    { actor: asSystem('subscribers get the weekly news by mail'), idempotencyKey: jobId },
  )
  if (recipient) {
    const { email: to, isUser, unsubscribePath, unsubscribeUrl } = recipient
    const { locale } = digest.content
    const letter = await writeDigest(digest.content, { publicUrl, unsubscribePath })
    await mailer.send({
      kind: 'news',
      effectKey: `digest ${digestGuid}`,
      to,
      userGuid: isUser ? digest.readerGuid : null,
      locale,
      unsubscribeUrl,
      ...letter,
    })
  }
  // The content names other companies, which may be erased later.
  await Digest.query(database.knex)
    .findById(digestGuid)
    .patch({ settledAt: expression`now()`, content: null })
})
