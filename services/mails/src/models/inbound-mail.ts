import { modelOf } from '@sild/service-kit'

export class InboundMail extends modelOf('inboundMails', 'inboundMailGuid') {
  declare inboundMailGuid: string
  declare mailGuid: string
  declare purpose: 'reply' | 'bounce'
  declare sealed: Buffer | null
  declare fingerprint: Buffer
  declare receivedAt: Date
  declare settledAt: Date | null
  declare outcome: string | null
}
