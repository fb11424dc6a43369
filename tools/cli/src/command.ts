import type { Connection } from './connection.ts'
import type { ExitCode } from './exit-codes.ts'

interface Option {
  type: 'string' | 'boolean'
  /** In place of the value in the help. */
  value?: string
  text: string
  multiple?: true
}
type Options = Readonly<Record<string, Option>>
type ValueOf<O extends Option> = O['type'] extends 'boolean' ? boolean : O['multiple'] extends true ? string[] : string
type ValuesOf<O extends Options> = { readonly [K in keyof O]?: ValueOf<O[K]> }

/** Result of a command, for programs and for people. */
export interface Outcome {
  result: unknown
  text: string
  exitCode?: ExitCode
}
export interface CommandCall<Values> {
  /** Positional arguments. */
  words: readonly string[]
  values: Values
  /** The portal, when it is needed. */
  connect: () => Connection
  /** Prints the progress of slow work; not with --json. */
  progress: (text: string) => void
}
interface Definition<O extends Options> {
  name: string
  /** One line for the list of all commands. */
  summary: string
  /** After `sild`, an example each. */
  usage: readonly string[]
  options: O
  run: (call: CommandCall<ValuesOf<O> & CommonValues>) => Promise<Outcome>
}
export interface Command extends Omit<Definition<Options>, 'run'> {
  run: (call: CommandCall<never>) => Promise<Outcome>
}

/** Options of commands that build. */
export const fromOption = {
  type: 'string',
  value: 'folder',
  text: 'takes what another build has written there, instead of building',
} as const

/** Options that every command has. */
const commonOptions = {
  url: { type: 'string', value: 'address', text: 'the portal (SILD_URL, or the one that npm start runs)' },
  token: { type: 'string', value: 'token', text: 'of your team (SILD_TOKEN, or the one that npm start makes)' },
  channel: { type: 'string', value: 'name', text: 'dev, staging or production (the one that the portal serves)' },
  json: { type: 'boolean', text: 'the result for programs' },
  help: { type: 'boolean', text: 'how this command is used' },
} as const satisfies Options
export type CommonValues = ValuesOf<typeof commonOptions>

/** All options of one command. */
export const optionsOf = ({ options }: Command): Options => ({ ...options, ...commonOptions })

/** Types the values that a command is given by the options that it declares. */
export const command = <const O extends Options>(definition: Definition<O>): Command => definition
