import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { type Called, operationOf, problemsIn, problemsInError } from './protocol.ts'
import { createIndexes, type Indexes } from './indexes.ts'
import { Refused } from './documents.ts'

interface Reply {
  readonly status: number
  readonly body: unknown
}
/** What happens to a request instead of an answer. */
export type Fault = (called: Called) => Reply | 'hang up' | undefined

/**
 * A server that speaks as much of the protocol of OpenSearch as the adapter uses, and refuses what the specification does not
 * allow. It is no engine: nothing was ever asked of a real one.
 */
export interface EngineDouble {
  readonly url: string
  readonly indexes: Indexes
  /** The operations that were called. */
  readonly called: string[]
  /** What either side said against the specification. */
  readonly violations: string[]
  fault: Fault | undefined
  close(): Promise<void>
}

export async function startEngineDouble(): Promise<EngineDouble> {
  const indexes = createIndexes()
  const called: string[] = []
  const violations: string[] = []
  const answer = async (request: IncomingMessage): Promise<Reply | 'hang up'> => {
    const url = new URL(request.url!, 'http://engine')
    const operation = operationOf(request.method!, url)
    const body = await textOf(request)
    if (!operation || operation.unknownParameters.length > 0) {
      violations.push(`${request.method} ${request.url}`)
      return errorReply(new Refused('illegal_argument_exception', `unknown: ${request.method} ${request.url}`))
    }
    called.push(operation.name)
    const fault = double.fault?.(operation)
    if (fault) return fault
    try {
      const reply = perform(indexes, operation, url, body)
      const wrong = problemsIn(operation.name, 'reply', reply)
      violations.push(...wrong.map((problem) => `reply of ${operation.name}: ${problem}`))
      return { status: 200, body: reply }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.type === 'parsing_exception') violations.push(`${operation.name}: ${error.message}`)
      return errorReply(error)
    }
  }
  const server: Server = createServer((request, response) => {
    answer(request).then(
      (reply) => {
        if (reply === 'hang up') return request.socket.destroy()
        response.writeHead(reply.status, { 'content-type': 'application/json' })
        return response.end(JSON.stringify(reply.body))
      },
      (error: unknown) => {
        violations.push(String(error))
        request.socket.destroy()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: EngineDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // It listens at a port.
    indexes,
    called,
    violations,
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return double
}

/** Reads a request as the specification says, and does it. */
function perform(indexes: Indexes, { name, target }: Called, url: URL, text: string): unknown {
  const parsed = (part: 'body' | 'header' | 'line', value: unknown) => {
    const problems = problemsIn(name, part, value)
    if (problems.length > 0) throw new Refused('parsing_exception', problems.join('; '))
    return value
  }
  const lines = (): unknown[] => {
    if (!text.endsWith('\n')) throw new Refused('parsing_exception', 'the last line does not end')
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  switch (name) {
    case 'createIndex':
      return indexes.create(target, parsed('body', JSON.parse(text)))
    case 'deleteIndex':
      return indexes.drop(target)
    case 'refresh':
      return indexes.refresh(target)
    case 'getAlias':
      return indexes.underAlias(target)
    case 'updateAliases':
      return indexes.changeAliases(parsed('body', JSON.parse(text)))
    case 'bulk': {
      const all = lines()
      const writes: { operation: unknown; source: unknown }[] = []
      for (let place = 0; place < all.length; place += 1) {
        const operation = parsed('line', all[place]) as object // The schema has seen it.
        writes.push({ operation, source: 'delete' in operation ? undefined : all[++place] })
      }
      return indexes.write(writes, url.searchParams.get('require_alias') === 'true')
    }
    case 'msearch': {
      const all = lines().map((line, place) => parsed(place % 2 === 0 ? 'header' : 'line', line))
      const responses = []
      for (let place = 0; place < all.length; place += 2) {
        try {
          responses.push(indexes.search(all[place], all[place + 1]))
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          responses.push(errorReply(error).body)
        }
      }
      return { took: 1, responses }
    }
  }
}

function errorReply({ message, status, type }: Refused): Reply {
  const cause = { type, reason: message }
  const body = { error: { root_cause: [cause], ...cause }, status }
  const problems = problemsInError(body)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return { status, body }
}
