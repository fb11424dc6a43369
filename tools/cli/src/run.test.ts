import { refusal } from '@sild/testing/mock-api'
import { describe, expect, it } from 'vitest'
import { changed, delivered } from '../test/replies.ts'
import { ids, sild } from '../test/sild.ts'
import { commands } from './commands/index.ts'

const unavailable = () => {
  throw refusal('unavailable', { status: 0, isOffline: true })
}

describe('sild', () => {
  it('lists its commands and exit codes', async () => {
    const { exitCode, out } = await sild(['help'])
    expect(exitCode).toBe(0)
    for (const { name, summary } of commands) expect(out).toContain(`${name.padEnd(12)}   ${summary}`)
    expect(out).toContain('4   the portal does not answer')
  })

  it.each(commands.map(({ name }) => name))('explains the use of %s', async (name) => {
    const { out } = await sild(['help', name])
    expect(out).toContain(`npx sild ${name}`)
    expect(out).toContain('--json')
    expect(await sild([name, '--help'])).toMatchObject({ exitCode: 0, out })
  })

  it.each([
    [['fly'], 'There is no command fly.'],
    [['promote'], 'Which app?'],
    [['promote', 'search'], 'search is not an app.'],
    [['promote', 'mf-search@latest'], 'latest is not a release.'],
    [['promote', 'mf-search', '--hard'], "Unknown option '--hard'."],
    [['canary', 'mf-search'], 'Which release?'],
    [['canary', 'mf-search@1.8.0'], 'Which share?'],
    [['canary', 'mf-search@1.8.0', '--pct', '101'], '101 is not a share.'],
    [['canary', 'mf-search@1.8.0', '--pct', '0.125'], '0.125 is not a share.'],
    [['canary', 'mf-search@1.8.0', '--pct', '5', '--max-lcp', 'fast'], '--max-lcp fast is not a number.'],
    [['ramp', 'mf-search@1.8.0', '5'], 'This is about mf-search, whatever its release.'],
    [['disable', 'mf-search'], 'Why?'],
    [['create-admin'], 'Which e-mail address?'],
    [['publish', 'mf-search', '--version', '1'], '1 is not a version.'],
    [['publish', 'mf-search', '--pr', 'x'], 'x is not a number of a pull request.'],
    [['preview', 'mf-search@1.8.0', '--hours', '169'], '169 is not a number of hours.'],
    [['preview', 'mf-search@1.8.0', '--path', 'blog'], 'blog is not a path.'],
    [['token', '--team', 'search'], 'For which team, and which apps?'],
  ])('refuses %j', async (words, reason) => {
    const { error, exitCode, out } = await sild(words)
    expect([exitCode, out]).toEqual([2, ''])
    expect(error.split('\n')[0]).toBe(reason)
    expect(error.split('\n').length).toBeGreaterThan(1)
  })

  it('prints what the portal refuses, with every problem and the way out', async () => {
    const words = ['promote', 'mf-search@1.8.0']
    const incompatible = () => {
      throw refusal('release-incompatible', {
        status: 409,
        message: 'This release does not fit what is in use',
        problems: ['mf-search needs react ^20.0.0', 'mf-search takes /chat of mf-chat'],
      })
    }
    const { error, exitCode } = await sild(words, { promoteRelease: incompatible })
    expect(exitCode).toBe(1)
    expect(error).toBe(`This release does not fit what is in use
- mf-search needs react ^20.0.0
- mf-search takes /chat of mf-chat
docs/delivery.md explains how to make each of these changes safely.`)
    const asJson = await sild([...words, '--json'], { promoteRelease: incompatible })
    expect(JSON.parse(asJson.out).error.problems).toHaveLength(2)
    expect(asJson.error).toBe('')
  })

  it.each([
    ['app-not-yours', 403, 3],
    ['sign-in-required', 401, 3],
    ['pointer-outdated', 409, 1],
    ['unavailable', 503, 4],
  ] as const)('ends %s (%i) with %i', async (code, status, expected) => {
    const refuse = () => {
      throw refusal(code, { status })
    }
    expect((await sild(['enable', 'mf-search'], { enableRemote: refuse })).exitCode).toBe(expected)
  })

  it('prints in its own words what the portal does not understand', async () => {
    const fields = { unit: { code: 'invalid' as const, message: 'The field is filled incorrectly' } }
    const refuse = () => {
      throw refusal('invalid', { status: 400, message: 'Please check the marked fields', fields })
    }
    const { error, exitCode } = await sild(['explain', 'c.x'], { explainSession: refuse })
    expect([exitCode, error]).toEqual([
      2,
      'The portal does not understand what was given.\n- unit: The field is filled incorrectly\nnpx sild help <command> shows how it is written.',
    ])
  })

  it('restarts nothing when nothing runs', async () => {
    const { error, exitCode } = await sild(['restart', '--data-dir', import.meta.dirname])
    expect(exitCode).toBe(4)
    expect(error).toContain(`Sild does not run on ${import.meta.dirname}.\nStart it with npm start.`)
  })

  it('says that the portal does not answer', async () => {
    const { error, exitCode } = await sild(['status'], { getDelivery: unavailable })
    expect([exitCode, error.split('\n')[0]]).toEqual([4, 'The portal does not answer.'])
  })
})

describe('a change of a pointer', () => {
  it('says what all users get now and how to undo it', async () => {
    const { api, exitCode, out } = await sild(['promote', 'mf-search@1.8.0', '--channel', 'staging'], {
      promoteRelease: () => changed(),
    })
    expect(exitCode).toBe(0)
    expect(api.callsOf('promoteRelease')).toMatchObject([
      { params: { app: 'mf-search' }, body: { release: '1.8.0', channel: 'staging' } },
    ])
    expect(out).toBe(`All users get mf-search@1.8.0.

mf-search   production, revision 7
stable      ${ids.stable}
undo        npx sild rollback mf-search`)
  })

  it('is data for a program', async () => {
    const { error, out } = await sild(['enable', 'mf-search', '--json'], { enableRemote: () => changed() })
    expect([JSON.parse(out), error]).toEqual([changed(), ''])
  })

  it('of promote without a release uses that of the canary', async () => {
    const canary = { release: ids.canary, percent: 5, salt: 'mf-search:r6', startedAt: '2026-11-21T09:00:00.000Z' }
    const running = delivered({
      canary: { ...delivered().apps[0]!.stable, id: ids.canary },
      channel: { ...delivered().apps[0]!.channel, canary },
    })
    const { api } = await sild(['promote', 'mf-search'], {
      getDelivery: () => running,
      promoteRelease: () => changed(),
    })
    expect(api.callsOf('promoteRelease')).toMatchObject([{ body: { release: ids.canary } }])
    const none = await sild(['promote', 'mf-search'], { getDelivery: () => delivered() })
    expect([none.exitCode, none.error.split('\n')[0]]).toEqual([2, 'No canary of mf-search is running.'])
  })

  it('of canary sends the given limits, and no others', async () => {
    const words = ['canary', 'mf-search@1.8.0', '--pct', '0.5%', '--max-errors', '1', '--min-loads', '200']
    const { api } = await sild(words, { startCanary: () => changed() })
    expect(api.callsOf('startCanary')[0]?.body).toEqual({
      release: '1.8.0',
      percent: 0.5,
      guard: { maxErrorRateDelta: 0.01, minLoads: 200 },
    })
    const plain = await sild(['canary', 'mf-search@1.8.0', '--pct', '5'], { startCanary: () => changed() })
    expect(plain.api.callsOf('startCanary')[0]?.body).toEqual({ release: '1.8.0', percent: 5 })
  })

  it.each([
    [['ramp', 'mf-search', '25', '--auto'], 'rampCanary', { percent: 25, isAutomatic: true }],
    [['rollback', 'mf-search', '--to', '1.7.2'], 'rollBackRelease', { release: '1.7.2' }],
    [['rollback', 'mf-search'], 'rollBackRelease', {}],
    [['disable', 'mf-search', '--reason', 'wrong prices'], 'disableRemote', { reason: 'wrong prices' }],
    [['enable', 'mf-search'], 'enableRemote', {}],
    [['freeze', 'mf-search'], 'freezeChannel', {}],
  ] as const)('by %j calls %s', async (words, operation, body) => {
    const { api, exitCode } = await sild(words, { [operation]: () => changed() })
    expect(exitCode).toBe(0)
    expect(api.callsOf(operation)).toMatchObject([{ params: { app: 'mf-search' } }])
    expect(api.callsOf(operation)[0]?.body).toEqual(body)
  })
})
