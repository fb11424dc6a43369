import { AppError } from '@sild/service-kit'
import { takeReport } from '../actions/take-report.ts'
import { type MailsDeps, serve } from '../deps.ts'
import { Mail } from '../models/mail.ts'
import { type MailEvent, SignatureError } from '../providers/provider.ts'

export const receiveMailEventRoute = serve('receiveMailEvent', async ({ deps, params, raw }) => {
  const { clock, provider } = deps
  if (provider?.name !== params.provider) throw new AppError('signature-refused')
  try {
    await takeMailEvent(deps, provider.readEvent(raw.bytes, clock.now()))
    return { acknowledged: true as const }
  } catch (error) {
    throw error instanceof SignatureError ? new AppError('signature-refused', { cause: error }) : error
  }
})

/** Applies an event of the provider. A repeated event, or one of an unknown mail, changes nothing. */
async function takeMailEvent(deps: MailsDeps, { messageId, recipient, report }: MailEvent): Promise<void> {
  const mailGuid = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(messageId)?.[1]
  if (!report || !mailGuid) return
  const mail = await Mail.query(deps.database.knex).findById(mailGuid)
  if (mail?.address === recipient) await takeReport(deps, mail, report)
}
