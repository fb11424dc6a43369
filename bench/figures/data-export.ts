import { randomBytes } from 'node:crypto'
import { newFileKey } from '@sild/contract/files/key'
import { serviceNames } from '@sild/contract/services'
import { bulkGuid } from '@sild/demo/bulk/companies'
import { migrate, openKit, readServiceEnvironment, run, sql } from '@sild/service-kit'
import { definitions } from '../../tools/processes/definitions.ts'
import { createDeps } from '../../services/files/src/deps.ts'
import { makeArchive } from '../../services/files/src/actions/make-archive.ts'
import { openScratchDatabase, scratchDirectory } from '../measure/database.ts'
import { environmentFor } from '../measure/environment.ts'
import { reportValue } from '../measure/report.ts'
import { median } from '../measure/statistics.ts'
import { startAllServices } from '../servers/all-services.ts'

/**
 * Measures the copy of all data of a user. Their company has 1 000 messages in 50 chats and 200 files of half a
 * megabyte, and all services are called as the job calls them. The additional memory must not grow with the copy.
 */
const CHATS = 50
const MESSAGES = Number(process.env['MESSAGES'] ?? 1000)
const FILES = Number(process.env['FILES'] ?? 200)
const FILE_BYTES = 512 * 1024
const ROUNDS = 5
const [userGuid, companyGuid] = [bulkGuid('owner', 3), bulkGuid('company', 3)]

await using scratch = await openScratchDatabase([...serviceNames], { isDurable: false })
for (const definition of definitions) await migrate(definition, scratch.services[definition.name]!) // Provisioned just now.
const dataDir = scratchDirectory()
await using services = await startAllServices(environmentFor(scratch, { dataDir }))
const openKitOf = (name: 'chat' | 'files') => openKit(readServiceEnvironment(name, services.environment))
const chat = openKitOf('chat')
const files = openKitOf('files')
const deps = createDeps(files.kit)

await run(
  chat.kit.database.knex,
  sql`with added as (
        insert into chats (respond_guid, publication_guid, card_type, publication_slug, publication_name, publication_status,
          owner_company_guid, respondent_company_guid, last_position)
        select uuidv7(), uuidv7(), 'project', 'pood', 'Pood', 'ACTIVE', ${companyGuid}, uuidv7(), ${MESSAGES / CHATS}::int
        from generate_series(1, ${CHATS}::int) returning chat_guid
      ), members as (
        insert into chat_members (chat_guid, company_guid, user_guid) select chat_guid, ${companyGuid}, ${userGuid} from added
      )
      insert into chat_messages (chat_guid, position, kind, message, author_company_guid, author_user_guid)
      select chat_guid, position, 'ANSWER', repeat('Tere päevast! ', 70), ${companyGuid}, ${userGuid}
      from added cross join generate_series(1, ${MESSAGES / CHATS}::int) position`,
)
for (let place = 0; place < FILES; place++) {
  const key = newFileKey('pdf', { isPublic: true })
  await deps.storage.put(key, randomBytes(FILE_BYTES))
  await run(
    files.kit.database.knex,
    sql`insert into files (key, owner_user_guid, kind, media_type, bytes, sha256, name, visibility, kept_until)
        values (${key}, ${userGuid}, 'pdf', 'application/pdf', ${FILE_BYTES}, '\\x00', ${`plan-${place}.pdf`}, 'public', now())`,
  )
}

const owner = { userGuid, email: 'mari@sild.test', companyGuids: [companyGuid] }
const memoryMb = (): number => process.memoryUsage.rss() / 1024 / 1024
const make = async (): Promise<{ ms: number; bytes: number }> => {
  const started = performance.now()
  const bytes = await makeArchive(deps, { owner, locale: 'et', key: newFileKey('zip', { isPublic: false }) })
  return { ms: performance.now() - started, bytes }
}
await make()
const before = memoryMb()
let peakMb = before
const watch = setInterval(() => (peakMb = Math.max(peakMb, memoryMb())), 20)
const rounds = []
for (let round = 0; round < ROUNDS; round++) rounds.push(await make())
clearInterval(watch)
console.log(`${MESSAGES} messages, ${FILES} files, ${(rounds[0]!.bytes / 1e6).toFixed(1)} MB`)
reportValue('a copy of all data', median(rounds.map(({ ms }) => ms)) / 1000, 's', { atMost: 30 })
reportValue('memory beside what the job had', peakMb - before, 'MB')
await Promise.all([chat.close(), files.close()])
