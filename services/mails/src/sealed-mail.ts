import type { ParsedInput } from '@sild/contract/schemas'
import type { Sealer } from '@sild/service-kit'

type HandedOver = ParsedInput<'handOverMail'>['body']
/** The content and recipient of a mail, sealed in its row. */
export type Contents = Pick<
  HandedOver,
  'to' | 'locale' | 'subject' | 'text' | 'html' | 'attachments' | 'unsubscribeUrl'
> & {
  /** An address outside Sild. Our own signed address is derived from the row. */
  readonly replyTo: string | undefined
}

export const sealMail = (sealer: Sealer, contents: Contents): Buffer =>
  sealer.seal(Buffer.from(JSON.stringify(contents)))
// Only `sealMail` has the key.
export const openMail = (sealer: Sealer, sealed: Buffer): Contents =>
  // So the JSON is what `sealMail` wrote.
  JSON.parse(sealer.open(sealed).toString()) as Contents
