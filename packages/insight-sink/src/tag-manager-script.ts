import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Stands in for a tag manager: it reports to the sink what is pushed to the data layer. */
export const tagManagerScript = readFileSync(new URL('page/tag-manager.js', import.meta.url), 'utf8')

/** The script never changes, so documents can pin it by its hash. */
export const tagManagerIntegrity = `sha384-${createHash('sha384').update(tagManagerScript).digest('base64')}`
