import { type ApiError, isApiError } from '@sild/api-client'
import type { ErrorCode } from '@sild/contract/errors'

import { CliError } from './cli-error.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'

/** Solutions for errors of the portal. */
export const remedies: { readonly [Code in ErrorCode]?: string } = {
  'team-token-refused': 'npx sild token --team <team> --apps <app> makes one.',
  'app-not-yours': 'Ask the owners of the portal for a token: npx sild token --team <team> --apps <app>',
  'app-not-found': 'Publish and promote a release: npx sild publish <app> --promote',
  'release-invalid': 'Build and publish it again: npx sild publish <app>',
  'release-exists': 'Give what is new another version: npx sild publish <app> --version <version>',
  'release-incompatible': 'docs/delivery.md explains how to make each of these changes safely.',
  'release-not-found': 'See what there is: npx sild status <app>',
  'pointer-outdated': 'Look what has changed, then decide again: npx sild status <app>',
  'channel-frozen': 'Lift that first: npx sild enable <app>',
  'no-canary': 'Start one: npx sild canary <app>@<release> --pct 5',
  'nothing-to-roll-back': 'Switch it off instead: npx sild disable <app> --reason <why>',
  'not-enough-data': 'Wait, or decide yourself: the same without --auto',
  'storage-full': 'Make room: npx sild gc',
  'sign-in-required': 'Give the token of your team: --token or SILD_TOKEN',
  unauthenticated: 'Give the token of your team: --token or SILD_TOKEN',
  forbidden: 'It takes a token for all apps, or an admin.',
  'rate-limited': 'Wait a minute.',
}

/** Turns failures and refusals of the API into errors of the CLI; other thrown values pass. */
export function cliErrorFrom(thrown: unknown): unknown {
  if (isFailure(thrown)) return new CliError(thrown.message, { wayOut: thrown.wayOut })
  if (!isApiError(thrown)) return thrown
  const { code, fields, message, problems } = thrown
  if (thrown.isOffline)
    return new CliError('The portal does not answer.', {
      exitCode: exitCodes.noAnswer,
      wayOut: 'Is the address right (--url), and does it run?',
    })
  const wrong = Object.entries(fields).map(([path, field]) => `${path || 'input'}: ${field.message}`)
  // The message of the API is for users of a form.
  if (code === 'invalid')
    return new CliError('The portal does not understand what was given.', {
      exitCode: exitCodes.usage,
      problems: wrong,
      wayOut: 'npx sild help <command> shows how it is written.',
    })
  return new CliError(message || `The portal answers ${thrown.status}.`, {
    exitCode: exitCodeOf(thrown),
    wayOut: remedies[code],
    problems: [...problems, ...wrong],
  })
}

/** Errors of tools that the commands share with `npm run dev`. */
const isFailure = (thrown: unknown): thrown is Error & { wayOut: string } =>
  thrown instanceof Error && !(thrown instanceof CliError) && 'wayOut' in thrown && typeof thrown.wayOut === 'string'

function exitCodeOf({ status }: ApiError): ExitCode {
  if (status === 401 || status === 403) return exitCodes.notAllowed
  return status === 0 || status >= 502 ? exitCodes.noAnswer : exitCodes.refused
}
