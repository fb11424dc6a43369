import type { CompanyRole } from '@sild/contract'
import { modelOf, type Connection } from '@sild/service-kit'
import { type QueryBuilder } from 'objection'
import { Company } from './company.ts'

/** Who belongs to a company, and as what. An erased company has no members. */
export class Membership extends modelOf('memberships', ['companyGuid', 'userGuid']) {
  declare companyGuid: string
  declare userGuid: string
  declare role: CompanyRole
  declare joinedAt: Date
}

/** The companies of a user, for every question whether one is theirs. */
export const companiesOf = (connection: Connection, userGuid: string): QueryBuilder<Company> =>
  Company.query(connection)
    // A caller that waited for the row of a company while it was erased still sees its old members.
    .where({ erasedAt: null })
    .whereIn('companyGuid', Membership.query(connection).where({ userGuid }).select('companyGuid'))
