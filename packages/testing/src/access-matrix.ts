import { createActorSigner } from '@sild/service-kit/actor-header'
import { deriveKeys } from '@sild/service-kit/keys'
import { type ServiceDefinition, systemClock } from '@sild/service-kit'
import { actorOf, type Persona, personaNames } from './actors.ts'
import { testSecret, type TestService } from './service.ts'

/** For each operation, what the guard answers each persona: the code of its refusal, or null when it lets them in. */
export type AccessMatrix = Record<string, Record<Persona | 'nobody', string | null>>

const guardCodes = new Set([
  'unauthenticated',
  'sign-in-required',
  'verification-required',
  'company-required',
  'forbidden',
])

/** Calls the running service with input that no operation accepts, so that an admitted call changes nothing. */
export async function accessMatrix<Deps>(
  service: TestService<Deps>,
  definition: ServiceDefinition<Deps>,
): Promise<AccessMatrix> {
  const sign = createActorSigner(deriveKeys(testSecret).actor, systemClock)
  const matrix: AccessMatrix = {}
  for (const { operation } of definition.routes) {
    const path = operation.path.replace('{cardType}', 'project').replace(/\{\w+\}/g, 'none')
    const answerTo = async (persona: Persona | null): Promise<string | null> => {
      const headers = { ...(persona && { 'x-sild-actor': sign(actorOf(persona)) }), 'content-type': 'application/json' }
      const init = { method: operation.method, headers, ...(operation.method !== 'GET' && { body: '"never valid"' }) }
      const response = await service.fetch(path, init)
      // A reply with a file means that the caller is let in.
      if (operation.isDownload && response.ok) return null
      const { error } = (await response.json()) as { error?: { code: string } } // The envelope of every answer.
      return error && guardCodes.has(error.code) ? error.code : null
    }
    const row: Partial<AccessMatrix[string]> = { nobody: await answerTo(null) }
    for (const persona of personaNames) row[persona] = await answerTo(persona)
    matrix[operation.name] = row as AccessMatrix[string] // All have answered.
  }
  return matrix
}
