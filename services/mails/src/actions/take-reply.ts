import type { FilePlace } from '@sild/contract/files/kinds'
import { replyKinds } from '@sild/contract/mailed-replies'
import { visibleLength } from '@sild/contract/visible-text'
import { asSystem } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import type { Inbound } from '../inbound/read-inbound.ts'
import type { RefusedFile } from '../mails/refused-files.ts'
import type { InboundMail } from '../models/inbound-mail.ts'
import type { Mail } from '../models/mail.ts'
import { replyPaths, replyPlaces } from '../rules/replies.ts'
import { ANSWERABLE_MS } from '../rules/times.ts'
import { findReader } from './find-reader.ts'
import { isLoop } from './is-loop.ts'
import type { takeFiles } from './take-files.ts'
import { type NoticeName, sendNotice } from './send-notice.ts'

interface Arrived {
  stored: InboundMail
  mail: Mail
  inbound: Inbound
}
/** `automatic`, `too-many` and `nobody` send no notice. */
type Outcome = 'taken' | 'automatic' | 'too-many' | 'nobody' | NoticeName

/** Passes an answer to its service once, or sends the reader a notice with the reason why not. */
export async function takeReply(deps: MailsDeps, { inbound, stored, mail }: Arrived): Promise<Outcome> {
  const { calls } = deps
  const { inboundMailGuid } = stored
  const { replyKind: kind, replySubjectGuid: subjectGuid, userGuid } = mail
  if (inbound.isAutomatic) return 'automatic'
  if (!kind || !subjectGuid || !userGuid) return 'nobody'
  if (await isLoop(deps, stored, mail)) return 'too-many'
  const reader = await findReader(deps, userGuid)
  if (!reader) return 'nobody'
  const place = replyPlaces[kind]
  const sendReason = async (notice: NoticeName, files: readonly RefusedFile[] = []): Promise<NoticeName> => {
    const refusedFiles = { place, files }
    await sendNotice(deps, { notice, reader, inboundMailGuid, path: replyPaths[kind](subjectGuid), refusedFiles })
    return notice
  }
  if (inbound.from !== reader.email.toLowerCase()) return sendReason('other-sender')
  if (stored.receivedAt.getTime() - mail.createdAt.getTime() > ANSWERABLE_MS) return sendReason('expired')
  if (visibleLength(inbound.text) === 0) return sendReason('no-text')
  const { taken: attachments, refused } = await filesOf(deps, inbound, { place, userGuid })
  const { refusal } = await calls.call(
    replyKinds[kind],
    { body: { inboundMailGuid, userGuid, subjectGuid, text: inbound.text, attachments } },
    { actor: asSystem('an answer by mail is given to its service'), idempotencyKey: inboundMailGuid },
  )
  if (refusal) return sendReason(refusal)
  return refused.length > 0 ? sendReason('files-refused', refused) : 'taken'
}

async function filesOf(
  deps: MailsDeps,
  { attachments }: Inbound,
  owner: { place: FilePlace; userGuid: string },
): ReturnType<typeof takeFiles> {
  if (attachments.length === 0) return { taken: [], refused: [] }
  // The image library is large, and few answers have files.
  const { takeFiles } = await import('./take-files.ts')
  return takeFiles(deps, { attachments, ...owner })
}
