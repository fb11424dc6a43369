import type { Connection } from '@sild/service-kit'
import { ModerationCase } from '../models/moderation-case.ts'
import type { Finding } from './finding.ts'

const SHOWN = 3

/** Other publications with the same description, by any author. */
export async function findDuplicates(
  connection: Connection,
  { publicationGuid, textFingerprint }: { publicationGuid: string; textFingerprint: Buffer },
): Promise<Finding[]> {
  const same = await ModerationCase.query(connection)
    .where({ textFingerprint })
    .whereNot({ publicationGuid })
    .distinct('publicationGuid', 'name', 'companyName')
    .limit(SHOWN)
  return same.map(({ name, companyName }) => ({
    rule: 'duplicate',
    field: 'description',
    quote: `${name} (${companyName})`,
  }))
}
