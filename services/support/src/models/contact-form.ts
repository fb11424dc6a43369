import type { Locale } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

export class ContactForm extends modelOf('contactForms', 'contactFormGuid') {
  declare contactFormGuid: string
  declare name: string
  declare email: string
  declare description: string
  declare locale: Locale
  declare userGuid: string | null
  declare createdAt: Date
}
