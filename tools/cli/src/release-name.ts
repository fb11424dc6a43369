import { appName, releaseName } from '@sild/contract/delivery/shapes'
import { usageError } from './cli-error.ts'

export interface ReleaseName {
  app: string
  /** Id or version; absent where only the app was named. */
  release: string | undefined
}

/** `mf-x`, `mf-x@1.2.0` or `mf-x@<id>`. @throws CliError */
export function parseRelease(word: string | undefined): ReleaseName {
  if (!word) throw usageError('Which app?', 'Write mf-search, or mf-search@1.2.0 for one of its releases.')
  const [app = '', release, ...rest] = word.split('@')
  if (!appName.safeParse(app).success || rest.length > 0)
    throw usageError(`${word} is not an app.`, 'Write shell or a remote: mf-search, mf-search@1.2.0.')
  if (release !== undefined && !releaseName.safeParse(release).success)
    throw usageError(
      `${release} is not a release.`,
      'Write its id, 16 digits and letters, or its version: mf-search@1.2.0.',
    )
  return { app, release }
}

/** The app alone. @throws CliError where a release is named too */
export function parseApp(word: string | undefined): string {
  const { app, release } = parseRelease(word)
  if (release) throw usageError(`This is about ${app}, whatever its release.`, `Write ${app}.`)
  return app
}

/** A share in percent, as `25`, `25%` or `0.5`. @throws CliError */
export function parsePercent(word: string | undefined): number {
  const percent = Number(word?.replace(/%$/, ''))
  if (word && percent >= 0 && percent <= 100 && /^\d+(?:\.\d{1,2})?%?$/.test(word)) return percent
  const wayOut = 'Write percent from 0 to 100, to a hundredth: 5, 0.5.'
  throw usageError(word === undefined ? 'Which share?' : `${word} is not a share.`, wayOut)
}
