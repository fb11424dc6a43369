import type { Locale } from '@sild/contract'
import type { OwnCase } from '@sild/contract/companies/shapes'
import { modelOf } from '@sild/service-kit'

type Texts = Pick<OwnCase, 'name' | 'description' | 'items'>

export class CompanyCase extends modelOf('companyCases', 'caseGuid', ['translations', 'media']) {
  declare caseGuid: string
  declare companyGuid: string
  declare slug: string
  declare name: string
  declare description: string
  declare items: string[]
  /** The language of the text; null if unknown. */
  declare locale: Locale | null
  declare translations: Partial<Record<Locale, Texts>>
  declare coverKey: string | null
  declare media: { key: string; name: string }[]
  declare createdAt: Date
  declare updatedAt: Date
  declare version: number
}
