import type { ReleaseSet } from '../remotes/release-set.ts'
import type { PageProblem } from '../rendering/page-api.ts'
import type { NetworkOf } from './network.ts'
import type { ReleaseErrors } from './release-errors.ts'
import type { ReleaseFigures } from './release-figures.ts'
import { thrownAs } from './thrown.ts'

/** A document that the server has made, or has failed to make. */
export interface ServerRender {
  readonly set: Pick<ReleaseSet, 'releases'>
  /** The app that owns the page. */
  readonly pageOf: string
  readonly problems: readonly PageProblem[]
  readonly address: string
}
/** Counts what the server renders with a release, and what it has to leave to browsers. */
export interface ServerRenders {
  take(render: ServerRender): void
}

const named = /\bsild-release:\/\/(mf-[a-z][a-z0-9-]{1,30})\//

/** As in browsers: the shell holds React, which is in every stack. */
const appAtFault = ({ cause, stack = '' }: Error, pageOf: string): string =>
  named.exec(stack)?.[1] ?? (cause instanceof Error ? appAtFault(cause, pageOf) : pageOf)

/** With its name, which is in the stack alone when it comes from another thread. */
const saidBy = ({ message, stack = '' }: Error): string => stack.split(/\n\s+at /, 1)[0] || message

export function createServerRenders(input: {
  readonly figures: ReleaseFigures
  readonly errors: ReleaseErrors
  readonly networkOf: NetworkOf
}): ServerRenders {
  const { errors, figures, networkOf } = input
  return {
    take({ address, pageOf, problems, set }) {
      const network = networkOf(address)
      const figureKeyOf = (app: string) => {
        const release = set.releases.get(app)?.lock.id
        return release === undefined ? null : { app, release, network }
      }
      const [page, shell] = [figureKeyOf(pageOf), figureKeyOf('shell')]
      if (page) figures.count(page, 'renders')
      if (shell && pageOf !== 'shell') figures.count(shell, 'renders')
      const counted = new Set<string>()
      for (const { error, isOfApi } of problems) {
        const of = isOfApi ? null : (figureKeyOf(appAtFault(error, pageOf)) ?? page)
        if (!of) continue
        if (!counted.has(of.app)) figures.count(of, 'serverErrors')
        counted.add(of.app)
        errors.note(of, thrownAs('server', { message: saidBy(error), stack: error.stack ?? '' }))
      }
    },
  }
}
