import { modelOf } from '@sild/service-kit'

export class CompanyRequisites extends modelOf('companyRequisites', 'companyGuid') {
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
}
