import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { CliError, usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'

/** A module that the published command line does not contain. */
interface Creating {
  createAdmin: (dataDir: string, email: string) => Promise<{ link: string; isNew: boolean }>
}

export const createAdmin = command({
  name: 'create-admin',
  summary: 'makes an admin of the portal on this machine, with a link to set the password',
  usage: ['create-admin mari@example.ee', 'create-admin mari@example.ee --data-dir /var/lib/sild'],
  options: { 'data-dir': { type: 'string', value: 'folder', text: 'where its data is kept (.sild)' } },
  async run({ values, words: [email, ...others] }) {
    if (!email || others.length > 0) throw usageError('Which e-mail address?', 'npx sild create-admin mari@example.ee')
    // Like `restart`: it runs in a checkout and not against a remote portal.
    const { root, scratchDir } = await import('../../../workspace.ts')
    const program = join(root, 'tools/supervisor/create-admin.ts')
    if (!existsSync(program))
      throw usageError('No portal runs from here.', 'Make the admin in the checkout that the portal was started from.')
    const creating = (await import(program)) as Creating // Exported by that program.
    try {
      const result = await creating.createAdmin(resolve(values['data-dir'] ?? scratchDir), email)
      return { result, text: `${result.link}\n\n${about(email, result.isNew)}` }
    } catch (error) {
      throw refusalOf(error, email)
    }
  },
})

const about = (email: string, isNew: boolean): string =>
  [
    `${email} ${isNew ? 'is a new account' : 'had an account, which is now'} of an admin.`,
    'The link sets the password, works once and for an hour, and leads on to the authenticator app.',
  ].join('\n')

function refusalOf(error: unknown, email: string): unknown {
  if (!(error instanceof Error)) return error
  if ('wayOut' in error)
    return new CliError(error.message, { exitCode: exitCodes.noAnswer, wayOut: String(error.wayOut) })
  const { code } = error as Error & { code?: string } // The code of an AppError.
  if (code === 'invalid')
    return usageError(`${email} is not an e-mail address.`, 'npx sild create-admin mari@example.ee')
  if (code === 'user-not-found')
    return new CliError(`The account of ${email} is being erased.`, {
      exitCode: exitCodes.refused,
      wayOut: 'Try again within a day.',
    })
  return code === 'unavailable'
    ? new CliError('The accounts service does not answer.', {
        exitCode: exitCodes.noAnswer,
        wayOut: 'Look at the logs in its data folder.',
      })
    : error
}
