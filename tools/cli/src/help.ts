import { type Command, optionsOf } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { facts } from './table.ts'

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

export function helpOfAll(commands: readonly Command[]): string {
  return `npx sild <command>

${indented(facts(commands.map(({ name, summary }) => [name, summary])))}

  npx sild help <command> says more. With --json the result is for programs.

It ends with
${indented(
  facts([
    [String(exitCodes.done), 'done'],
    [String(exitCodes.refused), 'refused, or found wrong'],
    [String(exitCodes.usage), 'not understood'],
    [String(exitCodes.notAllowed), 'not allowed with this token'],
    [String(exitCodes.noAnswer), 'the portal does not answer'],
  ]),
)}`
}

export function helpOf(command: Command): string {
  const { name, summary, usage } = command
  const lines = Object.entries(optionsOf(command)).map(
    ([option, { text, value }]) => [`--${option}${value ? ` <${value}>` : ''}`, text] as const,
  )
  return `sild ${name} ${summary}

${indented(usage.map((example) => `npx sild ${example}`).join('\n'))}

${indented(facts(lines))}`
}
