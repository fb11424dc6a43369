import { modelOf } from '@sild/service-kit'

/** A company that has a flag by name, independent of the share. */
export class FlagCompany extends modelOf('flagCompanies', ['flagKey', 'companyGuid']) {
  declare flagKey: string
  declare companyGuid: string
  declare addedAt: Date
}
