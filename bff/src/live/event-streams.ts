import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Actor } from '@sild/contract/actor'
import type { Clock } from '@sild/service-kit/clock'
import { AppError } from '@sild/service-kit/errors'
import type { LiveEnvelope } from '@sild/service-kit/live'
import { addressKey } from '@sild/service-kit/address'
import type { Session } from '../session/sessions.ts'
import { audienceKeys, targetKey } from './audience.ts'
import { createRecentMessages } from './recent-messages.ts'
import { createStreamIndex, type Stream } from './stream-index.ts'

export interface StreamRequest {
  readonly session: Session
  readonly actor: Actor
  readonly address: string
  /** Id of the last event that a reconnecting browser received. */
  readonly lastEventId: string | undefined
  readonly response: ServerResponse
}

export interface EventStreams {
  /** @throws rate-limited when this caller, their address or the process has too many */
  refuseTooMany(request: Pick<StreamRequest, 'session' | 'address'>): void
  /** Writes to the response until its client leaves, its session ends or it reads too slowly. */
  open(request: StreamRequest): void
  deliver(message: LiveEnvelope): void
  /** Sends `missed` to every stream, spread over this time: messages may have been lost. */
  missed(withinMs: number): void
  /** Ends the streams of a session that was signed out. */
  endSession(sessionGuid: string): void
  /** Closes all streams, spread over this time. Streams that open later are closed at once. */
  endAll(withinMs?: number): void
  readonly count: number
}

const HEARTBEAT_SECONDS = 15
const MAX_STREAMS = 20_000
const MAX_PER_OWNER = 20
const MAX_PER_ADDRESS = 500
const MAX_UNREAD_BYTES = 256 * 1024
const RETRY_SECONDS = 5
const HEARTBEAT = Buffer.from(':\n\n')
const MISSED = Buffer.from('event: missed\ndata: {"type":"missed"}\n\n')

/** All open streams of this process, indexed by audience. */
export function createEventStreams(clock: Clock): EventStreams {
  const streams = createStreamIndex()
  const recent = createRecentMessages(clock)
  const boot = randomUUID().slice(0, 8)
  let position = 0
  let second = 0
  let isEnding = false

  const end = (stream: Stream): void => {
    streams.drop(stream)
    stream.response.end()
  }
  const write = (stream: Stream, frame: Buffer): void => {
    if (stream.response.writableLength <= MAX_UNREAD_BYTES) return void stream.response.write(frame)
    // A client that does not read would fill our memory. It reconnects and requests the missed messages.
    streams.drop(stream)
    stream.response.destroy()
  }
  const catchUp = (stream: Stream, lastEventId: string): void => {
    const [ofBoot, at] = lastEventId.split('-')
    const missed = ofBoot === boot ? recent.after(Number(at)) : null
    if (!missed) write(stream, MISSED)
    else for (const { frame, key } of missed) if (stream.keys.includes(key)) write(stream, frame)
  }

  const ticking = setInterval(() => {
    const now = clock.now().getTime()
    second = (second + 1) % HEARTBEAT_SECONDS
    for (const stream of streams.all) {
      if (stream.endsAtMs <= now) end(stream)
      else if (stream.beat === second) write(stream, HEARTBEAT)
    }
  }, 1000).unref()

  return {
    refuseTooMany({ address, session }) {
      if (
        streams.all.size < MAX_STREAMS &&
        streams.of(ownerKey(session)).size < MAX_PER_OWNER &&
        streams.of(networkKey(address)).size < MAX_PER_ADDRESS
      )
        return
      throw new AppError('rate-limited', { values: { seconds: RETRY_SECONDS }, retryAfterSeconds: RETRY_SECONDS })
    },
    open({ actor, address, lastEventId, response, session }) {
      const keys = [ownerKey(session), networkKey(address), ...audienceKeys(actor)]
      const stream = { response, sessionGuid: session.sessionGuid, keys, endsAtMs: session.expiresAtMs, beat: second }
      response.once('close', () => streams.drop(stream))
      response.write(`retry: 1000\nid: ${boot}-${position}\n\n`)
      if (lastEventId) catchUp(stream, lastEventId)
      if (isEnding) return end(stream)
      streams.add(stream)
    },
    deliver({ to, ...message }) {
      const key = targetKey(to)
      if (!key) return
      position += 1
      const frame = Buffer.from(`id: ${boot}-${position}\nevent: ${message.type}\ndata: ${JSON.stringify(message)}\n\n`)
      recent.add({ position, key, frame })
      for (const stream of streams.of(key)) write(stream, frame)
    },
    missed(withinMs) {
      position += 1
      recent.missedBefore(position)
      for (const stream of streams.all) setTimeout(write, Math.random() * withinMs, stream, MISSED).unref()
    },
    endSession(sessionGuid) {
      for (const stream of streams.all) if (stream.sessionGuid === sessionGuid) end(stream)
    },
    endAll(withinMs = 0) {
      isEnding = true
      clearInterval(ticking)
      for (const stream of streams.all)
        if (withinMs === 0) end(stream)
        else setTimeout(end, Math.random() * withinMs, stream)
    },
    get count() {
      return streams.all.size
    },
  }
}

const ownerKey = ({ anonymousGuid, userGuid }: Session): string => `owner ${userGuid ?? anonymousGuid}`
const networkKey = (address: string): string => `address ${addressKey(address)}`
