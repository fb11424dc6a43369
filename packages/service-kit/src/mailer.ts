import type { Input } from '@sild/contract/schemas'
import { asSystem, type Calls } from './calls/calls.ts'

type HandedOver = Input<'handOverMail'>['body']
/** Of each kind of mail, what a service says of it. */
type Written<M> = M extends HandedOver
  ? Omit<M, 'attachments'> & { readonly attachments?: readonly Attachment[] }
  : never
interface Attachment {
  readonly fileName: string
  readonly bytes: Buffer
  readonly type: string
}
export type Mail = Written<HandedOver>
/** What a template makes of a mail. */
export type Letter = Pick<Mail, 'subject' | 'html' | 'text'>

export interface Mailer {
  /** Hands a mail over, unless one with its effect key was before. For jobs: a failure is an error, and the job's retry. */
  send(mail: Mail): Promise<void>
}

/** Every mail goes to the mails service, which knows the mail server, its pace, and which addresses give mails back. */
export const createMailer = (calls: Calls): Mailer => ({
  async send({ attachments = [], ...mail }) {
    const encoded = attachments.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }))
    // What each kind has was checked where it was written; taking one part out of a union loses that.
    const body = { ...mail, attachments: encoded } as HandedOver
    await calls.call('handOverMail', { body }, { actor: asSystem('a service writes to somebody') })
  },
})
