import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { testAnswers } from './answering.ts'

const DAY_MS = 24 * 3_600_000
const { answer, clock, mails, port, replyAddress, send, sendMany, state, taken } = testAnswers()

describe('an answer by mail', () => {
  // Answers of other tests count for the same reader and chat.
  beforeEach(() => clock.forward(2 * DAY_MS))

  it('is taken in while a hundred connections are idle', async () => {
    const to = await replyAddress()
    const idle = Array.from({ length: 100 }, () => connect(port(), '127.0.0.1').on('error', () => {}))
    await Promise.all(idle.map((socket) => once(socket, 'connect')))
    expect((await answer({ to })).posted).toEqual(['Tere!'])
    for (const socket of idle) socket.destroy()
  })

  it('in a loop over many mails of one chat ends after thirty in an hour, for its sender and for the chat', async () => {
    const before = [taken.length, mails.mails.length]
    const addresses = [await replyAddress(), await replyAddress()]
    await sendMany(addresses.flatMap((to) => Array.from({ length: 20 }, (_, index) => ({ to, text: `Loop ${index}` }))))
    await mails.runJobs()
    expect([taken.length, mails.mails.length]).toEqual([before[0]! + 30, before[1]])
    // The limit of the sender applies to other chats too.
    state.chatGuid = randomUUID()
    expect((await answer({ to: await replyAddress() })).posted).toEqual([])
    clock.forward(2 * 3_600_000)
    expect((await answer({ to: await replyAddress() })).posted).toHaveLength(1)
  })

  it('in a slow loop ends after a hundred in a day', async () => {
    const before = taken.length
    for (let hour = 0; hour < 6; hour += 1) {
      clock.forward(2 * 3_600_000)
      const to = await replyAddress()
      await sendMany(Array.from({ length: 18 }, (_, index) => ({ to, text: `Slow ${index}` })))
    }
    await mails.runJobs()
    expect(taken.length - before).toBe(100)
  })

  it('in a loop ends after twenty in an hour, without a mail', async () => {
    const to = await replyAddress()
    for (let index = 0; index < 20; index += 1) await send({ to, text: `Again ${index}` })
    await mails.runJobs()
    expect(await answer({ to })).toEqual({ posted: [], told: [] })
    clock.forward(2 * 3_600_000)
    expect((await answer({ to })).posted).toHaveLength(1)
  })
})
