import type { Locale } from '@sild/contract'
import type { OwnCase } from '@sild/contract/companies/shapes'
import { Model } from 'objection'

type Texts = Pick<OwnCase, 'name' | 'description' | 'items'>

export class CompanyCase extends Model {
  declare caseGuid: string
  declare companyGuid: string
  declare slug: string
  declare name: string
  declare description: string
  declare items: string[]
  declare translations: Partial<Record<Locale, Texts>>
  declare coverKey: string | null
  declare media: { key: string; name: string }[]
  declare createdAt: Date
  declare updatedAt: Date
  declare version: number

  static override get tableName(): string {
    return 'companyCases'
  }
  static override get idColumn(): string {
    return 'caseGuid'
  }
  static override get jsonAttributes(): string[] {
    return ['translations', 'media']
  }
}
