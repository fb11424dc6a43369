import type { ParsedInput } from '@sild/contract/schemas'
import type { Sealer } from '@sild/service-kit'

type HandedOver = ParsedInput<'handOverMail'>['body']
/** What a mail says and to whom, as it waits in its row. */
export type Contents = Pick<
  HandedOver,
  'to' | 'locale' | 'subject' | 'text' | 'html' | 'attachments' | 'unsubscribeUrl'
> & {
  /** An address of somebody; one of ours is made of the row. */
  readonly replyTo: string | undefined
}

export const sealMail = (sealer: Sealer, contents: Contents): Buffer =>
  sealer.seal(Buffer.from(JSON.stringify(contents)))
// Only `sealMail` has the key.
export const openMail = (sealer: Sealer, sealed: Buffer): Contents =>
  // So it is what was sealed.
  JSON.parse(sealer.open(sealed).toString()) as Contents
