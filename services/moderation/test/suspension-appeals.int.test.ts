import { randomUUID } from 'node:crypto'
import { limits } from '@sild/contract/limits'
import type { Actor } from '@sild/contract/actor'
import type { Reply } from '@sild/contract/schemas'
import { AppError } from '@sild/service-kit'
import { actorOf } from '@sild/testing'
import { describe, expect, it } from 'vitest'
import { moderator, testQueue } from './queue.ts'

type Suspension = Reply<'getSuspension'>
const moderation = testQueue()
const text = 'The certificate is that of a namesake, not of my company.'
const answer = { outcome: 'turned', message: 'It was a namesake indeed.' } as const
const guest = actorOf('guest')

const suspensions = new Map<string, Suspension>()
const known = (guid: string | undefined): Suspension => {
  const found = suspensions.get(guid ?? '')
  if (!found) throw new AppError('suspension-not-found')
  return found
}
moderation.mock({
  getSuspension: ({ params }) => known(params.suspensionGuid),
  readSuspensionLink: ({ body }) => known(/^link-(.+)$/.exec(body.token)?.[1]),
})

/** A user suspended by support, as accounts returns them. */
function suspended(own: Partial<Suspension> = {}) {
  const suspension: Suspension = {
    suspensionGuid: randomUUID(),
    userGuid: randomUUID(),
    email: 'mari@kask.test',
    isStaff: false,
    ground: 'fraud',
    statement: 'The account sold a certificate that its company does not have.',
    suspendedAt: new Date().toISOString(),
    suspendedByGuid: randomUUID(),
    isOpen: true,
    ...own,
  }
  suspensions.set(suspension.suspensionGuid, suspension)
  return { suspension, token: `link-${suspension.suspensionGuid}` }
}
const change = ({ suspensionGuid }: Suspension, own: Partial<Suspension>) =>
  suspensions.set(suspensionGuid, { ...known(suspensionGuid), ...own })
const read = (token: string) => moderation.call('readSuspension', { query: { token } }, guest)
const appeal = (token: string, words = text) =>
  moderation.call('appealSuspension', { body: { token, text: words } }, guest)
const offeredTo = async (actor: Actor, { suspensionGuid }: Suspension) => {
  const { list } = await moderation.call('listAppeals', { query: { limit: 100 } }, actor)
  return list.filter(({ decisionGuid }) => decisionGuid === suspensionGuid)
}
const look = (appealGuid: string, actor: Actor = moderator()) =>
  moderation.call('getAppeal', { params: { appealGuid } }, actor)
const decide = (appealGuid: string, actor: Actor = moderator()) =>
  moderation.call('decideAppeal', { params: { appealGuid }, body: answer }, actor)
async function appealed(own: Partial<Suspension> = {}) {
  const { suspension, token } = suspended(own)
  await appeal(token)
  const [offered] = await offeredTo(moderator(), suspension)
  return { suspension, token, appealGuid: offered!.appealGuid }
}

describe('a suspended user', () => {
  it('reads the reasons by their own link only', async () => {
    const { token } = suspended()
    expect(await read(token)).toMatchObject({
      kind: 'suspended',
      targetType: 'user',
      statement: { ground: 'fraud', message: 'The account sold a certificate that its company does not have.' },
      state: 'possible',
      appeal: null,
    })
    for (const call of [read('link-x'), appeal('link-x')])
      await expect(call).rejects.toMatchObject({ code: 'decision-not-found', status: 404 })
  })

  it('appeals once, also by twenty requests at the same moment', async () => {
    const { token } = suspended()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => appeal(token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['appeal-exists']))
    expect(await read(token)).toMatchObject({ state: 'waiting', appeal: { text, answer: null } })
    await expect(appeal(token)).rejects.toMatchObject({ code: 'appeal-exists', status: 409 })
  })

  it('does so with a text, and not with a too long one', async () => {
    const { token } = suspended()
    await expect(appeal(token, 'Wrong!')).rejects.toMatchObject({ fields: { text: { code: 'length-min' } } })
    const tooMuch = 'a'.repeat(limits.appeal.max + 1)
    await expect(appeal(token, tooMuch)).rejects.toMatchObject({ fields: { text: { code: 'length-max' } } })
    expect((await read(token)).state).toBe('possible')
  })

  it('does so within six months', async () => {
    const monthsAgo = (months: number, days: number) => {
      const at = new Date()
      at.setUTCMonth(at.getUTCMonth() - months)
      at.setUTCDate(at.getUTCDate() - days)
      return at.toISOString()
    }
    const late = suspended({ suspendedAt: monthsAgo(6, 4) })
    expect((await read(late.token)).state).toBe('expired')
    await expect(appeal(late.token)).rejects.toMatchObject({ code: 'appeal-expired', status: 409 })
    expect((await appeal(suspended({ suspendedAt: monthsAgo(5, 0) }).token)).state).toBe('waiting')
  })

  it('has nothing to appeal against once they were restored', async () => {
    const { suspension, token } = suspended()
    change(suspension, { isOpen: false })
    expect((await read(token)).state).toBe('outdated')
    await expect(appeal(token)).rejects.toMatchObject({ code: 'appeal-outdated' })
  })
})

describe('an appeal against a suspension', () => {
  it('is in the queue of every moderator except the one who suspended', async () => {
    const { appealGuid, suspension } = await appealed()
    const first = actorOf('admin', { userGuid: suspension.suspendedByGuid })
    expect(await offeredTo(first, suspension)).toEqual([])
    expect(await look(appealGuid, first)).toMatchObject({ obstacle: 'own-decision' })
    await expect(decide(appealGuid, first)).rejects.toMatchObject({ code: 'appeal-against-own-decision', status: 403 })
    const name = `${suspension.userGuid.slice(0, 8)}@sild.test`
    expect(await offeredTo(moderator(), suspension)).toMatchObject([{ kind: 'suspended', name, text }])
    expect(await look(appealGuid)).toMatchObject({
      obstacle: null,
      firstBy: `${suspension.suspendedByGuid.slice(0, 8)}@sild.test`,
      subject: { name: 'mari@kask.test' },
    })
  })

  it('is not answered by the user, by a colleague of their company, or about an agent by a non-admin', async () => {
    const { appealGuid, suspension } = await appealed()
    const colleague = moderator()
    const companyGuid = randomUUID()
    for (const actor of [colleague, actorOf('customer', { userGuid: suspension.userGuid })])
      moderation.join(actor, companyGuid)
    for (const actor of [colleague, actorOf('admin', { userGuid: suspension.userGuid })])
      await expect(decide(appealGuid, actor)).rejects.toMatchObject({ code: 'conflict-of-interest', status: 403 })
    const ofStaff = await appealed({ isStaff: true })
    expect(await look(ofStaff.appealGuid)).toMatchObject({ obstacle: 'colleague' })
    await expect(decide(ofStaff.appealGuid)).rejects.toMatchObject({ code: 'conflict-of-interest' })
    expect((await decide(ofStaff.appealGuid, actorOf('admin'))).answer).toMatchObject(answer)
  })

  it('is answered once, and sent to accounts with the moderator', async () => {
    const { appealGuid, suspension, token } = await appealed()
    const second = moderator()
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => decide(appealGuid, second)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await read(token)).toMatchObject({ state: 'answered', appeal: { answer } })
    await expect(appeal(token)).rejects.toMatchObject({ code: 'appeal-exists' })
    const jobs = (await moderation.outbox()).filter(({ payload }) => JSON.stringify(payload).includes(appealGuid))
    expect(jobs.map(({ job }) => job)).toContain('answer-suspension-appeal')
    expect(await moderation.call('getAppealDecision', { params: { appealGuid } }, actorOf('system'))).toMatchObject({
      ...answer,
      decisionGuid: suspension.suspensionGuid,
      decidedByUserGuid: second.userGuid,
    })
  })

  it('leaves the queue when the user is restored otherwise, and not while they are suspended', async () => {
    const { appealGuid, suspension, token } = await appealed()
    const waiting = async () => {
      for (let run = 0; run < 2; run += 1)
        await moderation.add('withdraw-suspension-appeals', { userGuid: suspension.userGuid })
      await moderation.runJobs()
      return offeredTo(moderator(), suspension)
    }
    expect(await waiting()).toHaveLength(1)
    change(suspension, { isOpen: false })
    expect(await waiting()).toEqual([])
    expect((await read(token)).state).toBe('outdated')
    await expect(decide(appealGuid)).rejects.toMatchObject({ code: 'appeal-outdated', status: 409 })
  })

  it('is not answered after the suspension was reverted, or the user erased, a moment ago', async () => {
    const restored = await appealed()
    change(restored.suspension, { isOpen: false })
    const erased = await appealed()
    suspensions.delete(erased.suspension.suspensionGuid)
    for (const { appealGuid } of [restored, erased])
      await expect(decide(appealGuid)).rejects.toMatchObject({ code: 'appeal-outdated', status: 409 })
  })

  it('is deleted with its user', async () => {
    const { appealGuid, suspension } = await appealed()
    await moderation.add('erase-reports', { userGuid: suspension.userGuid })
    await moderation.runJobs()
    await expect(look(appealGuid)).rejects.toMatchObject({ code: 'appeal-not-found', status: 404 })
    const rows = await moderation.database.query('select * from moderation.appeals')
    for (const trace of [suspension.userGuid, suspension.suspensionGuid])
      expect(JSON.stringify(rows)).not.toContain(trace)
  })
})
