import { type Release, release as lockSchema } from '@sild/registry'

import { typeProblems } from '../../../check/type-problems.ts'
import { buildCandidate } from '../candidate.ts'
import { command, fromOption } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { checkAtPortal } from '../check-at-portal.ts'
import { openPages } from '../opened-pages.ts'
import { parseApp } from '../release-name.ts'
import { sizesTable } from '../sizes.ts'
import { list, listIfAny } from '../table.ts'
import { testProblems } from '../test-problems.ts'

interface Step {
  step: string
  problems: readonly string[]
}

export const check = command({
  name: 'check',
  summary: 'does all that a release must pass, without publishing it',
  usage: [
    'check mf-search',
    'check mf-search --no-browser     without its pages on their mocks',
    'check mf-deals --from dist       what any build with Module Federation 2 has written',
  ],
  options: { 'no-browser': { type: 'boolean', text: 'leaves out the pages on their mocks' }, from: fromOption },
  async run({ connect, progress, values, words }) {
    const app = parseApp(words[0])
    const connection = connect()
    const { from } = values
    progress(from ? `reading ${from}` : `building ${app} against the shell of ${connection.url}`)
    const { problems: budget, release, sizes } = await buildCandidate(connection, app, from)
    const steps: Step[] = [
      { step: from ? 'can be read' : 'builds', problems: [] },
      { step: 'its lock is whole', problems: lockProblems(release.lock) },
      { step: 'keeps to its budgets', problems: budget },
    ]
    progress('asking the portal')
    const { problems, warnings: ofPortal } = await checkAtPortal(connection, release)
    const warnings = [...release.warnings, ...ofPortal]
    steps.push({ step: 'fits what is in use', problems })
    // A release that was built elsewhere has its tests and mocks there.
    if (!from) {
      progress('checking types')
      steps.push({ step: 'its types hold', problems: await typeProblems(app) })
      progress('running its tests')
      steps.push({ step: 'its tests pass', problems: await testProblems(app) })
    }
    if (app !== 'shell' && !from && !values['no-browser']) {
      progress('opening its pages')
      for (const { path, problems: found, route } of await openPages(connection, release))
        steps.push({ step: `${route} ${path ?? ''}`, problems: found })
    }
    const failed = steps.filter((step) => step.problems.length > 0)
    const lines = steps.map(({ problems: found, step }) =>
      found.length === 0 ? `ok    ${step}` : `BAD   ${step}\n${list(found).replaceAll(/^/gm, '      ')}`,
    )
    return {
      result: { app, release: release.id, steps, sizes, warnings },
      text: [lines.join('\n'), sizesTable(sizes), ...listIfAny(warnings)].join('\n\n'),
      exitCode: failed.length === 0 ? exitCodes.done : exitCodes.refused,
    }
  },
})

function lockProblems(lock: Release): string[] {
  const { error } = lockSchema.safeParse(lock)
  return error?.issues.map(({ message, path }) => `${path.join('/')}: ${message}`) ?? []
}
