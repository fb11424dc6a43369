import type { RegisterCheck as Reply } from '@sild/contract/companies/schemas'
import { modelOf } from '@sild/service-kit'

export class RegisterCheck extends modelOf('register_checks', 'checkGuid') {
  declare checkGuid: string
  declare companyGuid: string
  declare source: Reply['source']
  declare number: string | null
  declare status: Reply['status']
  declare reason: Reply['reason']
  declare registeredName: string | null
  declare nameMatch: Reply['nameMatch']
  declare queriedAt: Date
}
