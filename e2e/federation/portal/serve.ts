import { diskStorage } from '@sild/registry'
import { openSmallPortal } from '../../../tools/portal/small-portal.ts'
import { type FakeApi, installFakeApi } from './fake-api.ts'
import { type Fault, type Faults, installFaults } from './faults.ts'

/** A command of a test to the portal. */
export type Command =
  | { type: 'faults'; faults: Fault[] }
  | { type: 'member'; member: object }
  | { type: 'expire-tokens' }
  | { type: 'live'; message: object }
  | { type: 'calls' }
  | { type: 'purge'; tags: string[] }
  | { type: 'refresh' }

let api!: FakeApi // Both are installed before the portal opens.
let faults!: Faults
/** The real remotes and documents of the BFF before a fake API. */
const { origin, purge, remotes } = await openSmallPortal({
  storage: diskStorage(process.argv[2] ?? ''),
  channel: process.argv[3] === 'dev' ? 'dev' : 'production',
  port: Number(process.env['PORT'] ?? 0),
  logLevel: process.env['LOG_LEVEL'],
  refreshMs: 100,
  install(app) {
    faults = installFaults(app)
    api = installFakeApi(app)
  },
})

process.on('message', (command: Command) => {
  if (command.type === 'faults') faults.set(command.faults)
  if (command.type === 'member') api.member = command.member
  if (command.type === 'expire-tokens') api.expireTokens()
  if (command.type === 'live') api.send(command.message)
  if (command.type === 'purge') purge(command.tags)
  void answer(command).then((result) => process.send?.({ result }))
})
async function answer(command: Command): Promise<unknown> {
  if (command.type === 'refresh') await remotes.refresh()
  return command.type === 'calls' ? { browser: api.calls.browser.splice(0), server: api.calls.server.splice(0) } : null
}
process.on('disconnect', () => process.exit(0))
process.send?.({ origin })
if (!process.send) console.log(origin)
