import { isApiError } from '@sild/api-client'
import { promoteRelease } from '@sild/contract/delivery/operations'

import { buildCandidate } from '../candidate.ts'
import { CliError, usageError } from '../cli-error.ts'
import { command, fromOption } from '../command.ts'
import { checkAtPortal } from '../check-at-portal.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { type OpenedPage, openPages } from '../opened-pages.ts'
import { remedies } from '../refusals.ts'
import { parseApp } from '../release-name.ts'
import { sizesTable } from '../sizes.ts'
import { facts, listIfAny } from '../table.ts'
import { uploadRelease } from '../upload.ts'

export const publish = command({
  name: 'publish',
  summary: 'builds a release of this checkout and uploads it to the portal; no user gets it yet',
  usage: [
    'publish mf-search --version 1.8.0',
    'publish mf-search --promote     all users get it',
    'publish mf-deals --from dist    what any build with Module Federation 2 has written',
    'publish mf-search --no-browser  without opening its pages first',
  ],
  options: {
    version: { type: 'string', value: 'version', text: 'what people call it, once and for ever (made of the id)' },
    pr: { type: 'string', value: 'number', text: 'the pull request that it is of' },
    from: fromOption,
    promote: { type: 'boolean', text: 'makes it stable for all users' },
    'no-browser': { type: 'boolean', text: 'does not open its pages on their mocks first' },
  },
  async run({ connect, progress, values, words }) {
    const app = parseApp(words[0])
    const called = nameOf(values)
    const connection = connect()
    const { from } = values
    progress(from ? `reading ${from}` : `building ${app} against the shell of ${connection.url}`)
    const { problems, release: built, sizes } = await buildCandidate(connection, app, from)
    if (problems.length > 0)
      throw new CliError(`${app} is over budget.`, {
        problems,
        wayOut: 'Load less at once: docs/delivery.md says how.',
      })
    const release = { ...built, lock: namedLock(built.lock, called) }
    progress('asking the portal')
    const misfits = await misfitsOf(connection, release)
    if (misfits.length > 0)
      throw new CliError(`${app} does not fit what is in use, so nothing was published.`, {
        problems: misfits,
        wayOut: remedies['release-incompatible'],
      })
    if (app !== 'shell' && !from && !values['no-browser']) {
      progress('opening its pages')
      refuseBroken(app, await openPages(connection, release))
    }
    progress(`sending ${release.files.size} files`)
    const published = await uploadRelease(connection, release)
    const { id, isNew, name, version, warnings } = published
    const about = [
      facts([
        [name, isNew ? 'published' : 'was published before'],
        ['release', id],
        ['version', version],
      ]),
      sizesTable(sizes),
      ...listIfAny([...built.warnings, ...warnings]),
    ]
    if (!values.promote) {
      const next = facts([
        ['look at it', `npx sild preview ${name}@${id}`],
        ['give it to some', `npx sild canary ${name}@${id} --pct 5`],
        ['promote it', `npx sild promote ${name}@${id}`],
      ])
      return { result: published, text: [...about, next].join('\n\n') }
    }
    const promoted = await connection.api.call(promoteRelease, {
      params: { app },
      body: { release: id, channel: connection.channel },
    })
    const { text } = pointerOutcome(`All users get ${name}@${id}.`, promoted)
    return { result: { ...published, ...promoted }, text: [...about, text].join('\n\n') }
  },
})

/** A token for another channel may publish but not check; then the portal checks after the upload. */
async function misfitsOf(...args: Parameters<typeof checkAtPortal>): Promise<readonly string[]> {
  try {
    return (await checkAtPortal(...args)).problems
  } catch (error) {
    if (isApiError(error) && error.code === 'app-not-yours') return []
    throw error
  }
}

/** The portal has no browser, so it cannot check pages. */
function refuseBroken(app: string, pages: readonly OpenedPage[]): void {
  const problems = pages.flatMap((page) =>
    page.problems.map((problem) => `${page.route} ${page.path ?? ''}: ${problem}`),
  )
  if (problems.length > 0)
    throw new CliError(`${app} has pages that do not hold, so nothing was published.`, {
      problems,
      wayOut: `Look at them: npm run dev -- ${app} --alone. In an emergency --no-browser publishes without this.`,
    })
}

interface Name {
  version?: string
  pr?: number
}

/** Name of the release; validated before a minute is spent on the build. */
function nameOf({ pr, version }: { readonly pr?: string; readonly version?: string }): Name {
  if (version !== undefined && !/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version))
    throw usageError(`${version} is not a version.`, 'Write three numbers: 1.8.0, 1.8.0-beta.1')
  if (pr !== undefined && !/^\d{1,9}$/.test(pr))
    throw usageError(`${pr} is not a number of a pull request.`, '--pr 412')
  return { ...(version !== undefined && { version }), ...(pr !== undefined && { pr: Number(pr) }) }
}

type Lock = Awaited<ReturnType<typeof buildCandidate>>['release']['lock']

const namedLock = (lock: Lock, { pr, version }: Name): Lock => ({
  ...lock,
  ...(version !== undefined && { version }),
  source: { ...lock.source, ...(pr !== undefined && { pr }) },
})
