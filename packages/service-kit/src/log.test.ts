import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { inCall } from './call-context.ts'
import { createLogger } from './log.ts'

const lines: Record<string, unknown>[] = []
const destination = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const log = createLogger('sample', 'info', destination)

it('names the request for which it logs', async () => {
  await inCall({ requestId: 'request-0001', endsAt: 0 }, async () => log.info('said'))
  expect(lines.pop()).toMatchObject({ name: 'sample', msg: 'said', requestId: 'request-0001' })
})

it('hides secrets and personal data', () => {
  const duplicate = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(mari@sild.test)' })
  log.error({ err: duplicate, email: 'mari@sild.test', headers: { cookie: 'session', token: 'secret' } }, 'refused')
  const line = lines.pop()
  expect(JSON.stringify(line)).not.toMatch(/mari@sild\.test|session|secret/)
  expect(line).toMatchObject({ err: { message: 'duplicate key', code: '23505' } })
})
