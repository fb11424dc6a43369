import { resolve } from 'node:path'

import { CliError } from '../cli-error.ts'
import { command } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'

export const restart = command({
  name: 'restart',
  summary: 'replaces the processes of the portal on this machine one by one; nobody is refused',
  usage: ['restart', 'restart --data-dir /var/lib/sild'],
  options: { 'data-dir': { type: 'string', value: 'folder', text: 'where its data is kept (.sild)' } },
  async run({ progress, values }) {
    // Only this command is about processes and not about a portal somewhere.
    const { scratchDir } = await import('../../../workspace.ts')
    const { restartRunning } = await import('../../../supervisor/restart-running.ts')
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
