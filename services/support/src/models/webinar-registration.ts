import type { Locale } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

export class WebinarRegistration extends modelOf('webinarRegistrations', 'registrationGuid') {
  declare registrationGuid: string
  declare webinarSlug: string
  declare companyName: string
  declare email: string
  declare locale: Locale
  declare userGuid: string | null
  declare createdAt: Date
}
