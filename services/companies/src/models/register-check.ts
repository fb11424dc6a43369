import type { RegisterCheck as Reply } from '@sild/contract/companies/schemas'
import { Model } from 'objection'

export class RegisterCheck extends Model {
  declare checkGuid: string
  declare companyGuid: string
  declare source: Reply['source']
  declare number: string | null
  declare status: Reply['status']
  declare reason: Reply['reason']
  declare registeredName: string | null
  declare nameMatch: Reply['nameMatch']
  declare queriedAt: Date

  static override get tableName(): string {
    return 'register_checks'
  }
  static override get idColumn(): string {
    return 'checkGuid'
  }
}
