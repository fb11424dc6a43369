import { checkRelease } from '@sild/contract/delivery/operations'
import { type Release, release as lockSchema } from '@sild/registry'

import { buildCandidate } from '../candidate.ts'
import { command } from '../command.ts'
import type { Connection } from '../connection.ts'
import { exitCodes } from '../exit-codes.ts'
import { openPages } from '../opened-pages.ts'
import { parseApp } from '../release-name.ts'
import { list } from '../table.ts'

interface Step {
  step: string
  problems: readonly string[]
}

export const check = command({
  name: 'check',
  summary: 'does all that a release must pass, without publishing it',
  usage: ['check mf-search', 'check mf-search --no-browser     as far as the portal looks'],
  options: { 'no-browser': { type: 'boolean', text: 'leaves out the pages on their mocks' } },
  async run({ connect, progress, values, words }) {
    const app = parseApp(words[0])
    const connection = connect()
    progress(`building ${app} against the shell of ${connection.url}`)
    const { problems: budget, release } = await buildCandidate(connection, app)
    const steps: Step[] = [
      { step: 'builds', problems: [] },
      { step: 'its lock is whole', problems: lockProblems(release.lock) },
      { step: 'keeps to its budgets', problems: budget },
    ]
    progress('asking the portal')
    const { problems, warnings } = await gateOf(connection, release)
    steps.push({ step: 'fits what is in use', problems })
    if (app !== 'shell' && !values['no-browser']) {
      progress('opening its pages')
      for (const { path, problems: found, route } of await openPages(connection, release))
        steps.push({ step: `${route} ${path ?? ''}`, problems: found })
    }
    const failed = steps.filter((step) => step.problems.length > 0)
    const lines = steps.map(({ problems: found, step }) =>
      found.length === 0 ? `ok    ${step}` : `BAD   ${step}\n${list(found).replaceAll(/^/gm, '      ')}`,
    )
    const notes = warnings.length > 0 ? ['', list(warnings)] : []
    return {
      result: { app, release: release.id, steps, warnings },
      text: [...lines, ...notes].join('\n'),
      exitCode: failed.length === 0 ? exitCodes.done : exitCodes.refused,
    }
  },
})

function lockProblems(lock: Release): string[] {
  const { error } = lockSchema.safeParse(lock)
  return error?.issues.map(({ message, path }) => `${path.join('/')}: ${message}`) ?? []
}

type Built = Awaited<ReturnType<typeof buildCandidate>>['release']

async function gateOf({ api, channel }: Connection, { chunks, files, lock, meta }: Built) {
  const contracts = JSON.parse(Buffer.from(files.get('contracts.json') ?? '{}').toString('utf8'))
  return api.call(checkRelease, { params: { app: lock.name }, body: { channel, lock, meta, chunks, contracts } })
}
