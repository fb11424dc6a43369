import { Ajv, type ValidateFunction } from 'ajv'
import protocol from './protocol.json' with { type: 'json' }

/** The requests that OpenSearch is known to take, and their replies, from its published specification. */
export type OperationName = keyof typeof protocol.operations
type Part = 'body' | 'header' | 'line' | 'reply'

const ajv = new Ajv({ allErrors: true, strict: false }).addSchema(protocol, 'protocol')
const compiled = new Map<string, ValidateFunction>()

function problemsOf(pointer: string, value: unknown): string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `protocol#${pointer}` })
  compiled.set(pointer, validate)
  return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** What is wrong with a part of a request or with a reply; nothing where the specification allows it. */
export const problemsIn = (name: OperationName, part: Part, value: unknown): string[] =>
  problemsOf(`/operations/${name}/${part}`, value)
export const problemsInError = (value: unknown): string[] => problemsOf('/error', value)

export interface Called {
  readonly name: OperationName
  /** What the path names. */
  readonly target: string
  readonly unknownParameters: readonly string[]
}

/** Which operation a request is; nothing where there is none of that method and path. */
export function operationOf(method: string, url: URL): Called | undefined {
  const segments = url.pathname.split('/')
  // Its keys are the names of operations.
  for (const name of Object.keys(protocol.operations) as OperationName[]) {
    const { method: own, path, query } = protocol.operations[name]
    const parts = path.split('/')
    const isIt =
      own === method &&
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith('{') ? /^[^_]/.test(segments[index]!) : part === segments[index]))
    if (!isIt) continue
    const target = segments[parts.findIndex((part) => part.startsWith('{'))] ?? ''
    const unknownParameters = [...url.searchParams.keys()].filter((key) => !query.includes(key))
    return { name, target, unknownParameters }
  }
}
