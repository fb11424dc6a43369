import { modelOf } from '@sild/service-kit'

/** One row: contacts and profiles of the operator. */
export class SiteSettings extends modelOf('siteSettings', 'isOnly', ['socialLinks']) {
  declare email: string
  declare phone: string
  declare address: string
  declare socialLinks: readonly object[]
  declare version: number
}
