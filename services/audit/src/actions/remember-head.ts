import type { AuditDeps } from '../deps.ts'
import { hasHead, type Head } from '../models/witness.ts'

type Deps = Pick<AuditDeps, 'clock' | 'database' | 'headFile' | 'log'>

/**
 * Appends the head to the file outside the database. If the chain no longer has the last head of the file, the file is
 * not written: it proves that the log was cut or replaced. A write error is logged, and the next action retries.
 */
export async function rememberHead({ clock, database, headFile, log }: Deps, head: Head): Promise<void> {
  try {
    const last = await headFile.read()
    if (last && (last.position >= head.position || !(await hasHead(database, last)))) return
    await headFile.append(head, clock.now())
  } catch (error) {
    log.error({ err: error }, 'the head of the audit log could not be written into its file')
  }
}
