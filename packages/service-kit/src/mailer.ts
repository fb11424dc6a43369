import type { Input } from '@sild/contract/schemas'
import { asSystem, type Calls } from './calls/calls.ts'

type HandedOver = Input<'handOverMail'>['body']
/** Properties of a kind of mail. */
type Written<M> = M extends HandedOver
  ? Omit<M, 'attachments'> & { readonly attachments?: readonly Attachment[] }
  : never
interface Attachment {
  readonly fileName: string
  readonly bytes: Buffer
  readonly type: string
}
export type Mail = Written<HandedOver>
/** A rendered mail. */
export type Letter = Pick<Mail, 'subject' | 'html' | 'text'>

export interface Mailer {
  /** Hands a mail over, unless one with its effect key was before. For jobs: a failure is an error, and the job's retry. */
  send(mail: Mail): Promise<void>
}

/** Sends all mails through the mails service, which handles the mail server, its rate limit and bouncing addresses. */
export const createMailer = (calls: Calls): Mailer => ({
  async send({ attachments = [], ...mail }) {
    const encoded = attachments.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }))
    // The type of each kind was checked at its definition; selecting one of the union loses it.
    const body = { ...mail, attachments: encoded } as HandedOver
    await calls.call('handOverMail', { body }, { actor: asSystem('a service sends a mail') })
  },
})
