import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { CliError, usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'

/** A module that the published command line does not contain. */
interface Restarting {
  restartRunning: (dataDir: string) => Promise<{ seconds: number }>
}

export const restart = command({
  name: 'restart',
  summary: 'replaces the processes of the portal on this machine one by one; no request fails',
  usage: ['restart', 'restart --data-dir /var/lib/sild'],
  options: { 'data-dir': { type: 'string', value: 'folder', text: 'where its data is kept (.sild)' } },
  async run({ progress, values }) {
    // Only this command is about processes and not about a portal somewhere; they run from a checkout.
    const { root, scratchDir } = await import('../../../workspace.ts')
    const program = join(root, 'tools/supervisor/restart-running.ts')
    if (!existsSync(program))
      throw usageError('No portal runs from here.', 'Restart it in the checkout that it was started from.')
    const { restartRunning } = (await import(program)) as Restarting // Exported by that program.
    progress('One process after the other is replaced')
    try {
      const result = await restartRunning(resolve(values['data-dir'] ?? scratchDir))
      return { result, text: `All processes were replaced (${result.seconds.toFixed(1)} s).` }
    } catch (error) {
      if (!(error instanceof Error && 'wayOut' in error)) throw error
      throw new CliError(error.message, { exitCode: exitCodes.noAnswer, wayOut: String(error.wayOut) })
    }
  },
})
