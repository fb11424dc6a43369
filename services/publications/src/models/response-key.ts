import type { ParsedInput } from '@sild/contract/schemas'
import type { Connection } from '@sild/service-kit'
import type { QueryBuilder } from 'objection'
import { Publication } from './publication.ts'
import type { Response } from './response.ts'

/** A response to a publication of this company; what was deleted on either side is none. */
export const ofOwnPublication =
  (connection: Connection, ownerCompanyGuid: string, key: ParsedInput<'declineResponse'>['params']) =>
  (query: Pick<QueryBuilder<Response>, 'where'>): void => {
    const { cardType, guid: publicationGuid, respondGuid: responseGuid } = key
    void query
      .where({ responseGuid, publicationGuid, ownerCompanyGuid })
      .whereNot('status', 'DELETED')
      .whereExists(Publication.query(connection).where({ publicationGuid, cardType }).whereNot('status', 'DELETED'))
  }
