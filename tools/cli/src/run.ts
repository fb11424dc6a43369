import { parseArgs } from 'node:util'

import { cliErrorFrom } from './refusals.ts'
import { CliError, usageError } from './cli-error.ts'
import { type Command, type CommonValues, optionsOf } from './command.ts'
import { commands } from './commands/index.ts'
import { type Connection, createConnection } from './connection.ts'
import { targetOf } from './environment.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { helpOf, helpOfAll } from './help.ts'
import { list } from './table.ts'

export interface Terminal {
  out: (text: string) => void
  /** Prints to stderr, so that programs that read the result do not get it. */
  error: (text: string) => void
  connect: (given: CommonValues) => Connection
}

export const connectTo: Terminal['connect'] = (given) => createConnection(targetOf(given))

/** One command, from its words to its exit code. */
export async function runSild(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const isJson = words.includes('--json')
  try {
    return await run(words, terminal)
  } catch (thrown) {
    const error = cliErrorFrom(thrown)
    if (!(error instanceof CliError)) throw error
    const { exitCode, message, problems, wayOut } = error
    if (isJson) terminal.out(JSON.stringify({ error: { message, problems, wayOut } }, null, 2))
    else
      terminal.error(
        [message, ...(problems.length > 0 ? [list(problems)] : []), ...(wayOut ? [wayOut] : [])].join('\n'),
      )
    return exitCode
  }
}

async function run([name = 'help', ...words]: readonly string[], { connect, error, out }: Terminal): Promise<ExitCode> {
  if (name === 'help' || name === '--help') {
    out(words[0] ? helpOf(named(words[0])) : helpOfAll(commands))
    return exitCodes.done
  }
  const command = named(name)
  const { positionals, values } = parsed(command, words)
  if (values['help']) {
    out(helpOf(command))
    return exitCodes.done
  }
  const given: CommonValues = values
  const call = {
    words: positionals,
    values,
    connect: () => connect(given),
    progress: (text: string) => values['json'] || error(`${text} …`),
  }
  const { exitCode = exitCodes.done, result, text } = await command.run(call as never) // Matches the declared options.
  out(values['json'] ? JSON.stringify(result, null, 2) : text)
  return exitCode
}

function named(name: string): Command {
  const command = commands.find((each) => each.name === name)
  if (command) return command
  throw usageError(`There is no command ${name}.`, `Choose from: ${commands.map((each) => each.name).join(', ')}`)
}

function parsed(command: Command, words: readonly string[]) {
  const wanted = Object.entries(optionsOf(command)).map(
    ([option, { multiple = false, type }]) => [option, { type, multiple }] as const,
  )
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: Object.fromEntries(wanted) })
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/) // An error of parseArgs.
    throw usageError(`${reason}.`, `npx sild help ${command.name}`)
  }
}
