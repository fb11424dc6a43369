import type { JobName } from '@sild/contract/jobs'
import type { Transaction } from '../transaction.ts'

/**
 * Inserts the effect's key in the transaction of the effect. A concurrent run of the job, for example by a worker that
 * was thought dead, waits for the commit and then finds the key.
 */
export const claimEffect =
  (job: JobName) =>
  async (key: string, trx: Transaction): Promise<boolean> => {
    const claimed = await trx('effects')
      .insert({ key: `${job} ${key}` })
      .onConflict('key')
      .ignore()
      .returning('key')
    return claimed.length === 1
  }
