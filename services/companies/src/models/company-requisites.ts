import { Model } from 'objection'

export class CompanyRequisites extends Model {
  declare companyGuid: string
  declare organisation: string
  declare firstName: string
  declare lastName: string
  declare vatId: string | null
  declare regCode: string
  declare orgAddress: string
  declare additionalAddress: string | null
  declare postalCode: string
  declare mobilePhone: string
  declare updatedAt: Date
  declare version: number

  static override get tableName(): string {
    return 'companyRequisites'
  }
  static override get idColumn(): string {
    return 'companyGuid'
  }
}
