import type { AuditDeps } from '../deps.ts'
import { hasHead, type Head } from '../models/witness.ts'

type Deps = Pick<AuditDeps, 'clock' | 'database' | 'headFile' | 'log'>

/**
 * Writes the head into the file outside of the database. A file whose last head the chain no longer has is left as it is: it is the
 * evidence that the log was cut or replaced. A file that cannot be written is logged, and the next action tries again.
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
