import { modelOf } from '@sild/service-kit'

export class PolicyAgreement extends modelOf('policyAgreements', ['userGuid', 'pageGuid', 'version']) {
  declare userGuid: string
  declare pageGuid: string
  declare version: number
}
