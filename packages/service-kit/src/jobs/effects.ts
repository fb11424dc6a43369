import type { JobName } from '@sild/contract/jobs'
import type { Transaction } from '../transaction.ts'

/**
 * Writes the effect's key in the effect's own transaction. A second run of the job, also one that goes on at the same
 * time in a worker thought dead, waits for the first to commit and then finds the key taken.
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
