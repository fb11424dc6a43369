import { keysOf } from '@sild/contract/keys'
import { operations, type OperationName } from '@sild/contract/operations'
import { AppError } from '@sild/service-kit/errors'
import { type OwnCall, type OwnHandler, RawAnswer } from '../route.ts'
import { resultBytes, spliceResults } from './splice-results.ts'

interface Part {
  readonly operation: OperationName
  /** Used while the service is unavailable; a part without it is required. */
  readonly whenMissing: Buffer
}
const parts = {
  publications: {
    operation: 'getPublicationActivity',
    whenMissing: Buffer.from(
      '{"tasks":{"all":0},"services":{"all":0},"specialists":{"all":0},"responses":{"new":false}}',
    ),
  },
  chats: { operation: 'getChatActivity', whenMissing: Buffer.from('{"newMessagesCount":0}') },
  notifications: { operation: 'getNotificationActivity', whenMissing: Buffer.from('{"new":0}') },
} as const satisfies Record<string, Part>
const names = keysOf(parts)

/** Counters of three services in one answer. One that is away counts as zero and is named in `x-degraded`; all three away is an error. */
export const getActivityCounter: OwnHandler<'getActivityCounter'> = async (call) => {
  const answers = await Promise.all(names.map((name) => ask(parts[name].operation, call)))
  const missing = names.filter((_, index) => answers[index] === null)
  if (missing.length === names.length) throw new AppError('unavailable')
  if (missing.length > 0) call.reply.header('x-degraded', missing.join(', '))
  return new RawAnswer(spliceResults(names.map((name, index) => [name, answers[index] ?? parts[name].whenMissing])))
}

async function ask(operation: OperationName, { deps, request }: OwnCall<'getActivityCounter'>): Promise<Buffer | null> {
  try {
    const actor = request.session?.actorIn(request.locale) ?? null
    const response = await deps.upstreams.request({ operation: operations[operation], actor })
    const bytes = response.status === 200 ? resultBytes(response.bytes) : null
    if (!bytes) deps.log.warn({ operation, status: response.status, requestId: request.id }, 'a counter is missing')
    return bytes
  } catch (error) {
    deps.log.warn({ err: error, operation, requestId: request.id }, 'a counter is missing')
    return null
  }
}
