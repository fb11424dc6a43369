import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@sild/contract/operation'
import type { AnyServiceDefinition } from '@sild/service-kit'

const present = serviceNames.filter((name) =>
  existsSync(join(import.meta.dirname, `../../services/${name}/src/service.ts`)),
)
export const definitions: AnyServiceDefinition[] = await Promise.all(
  present.map(async (name) => {
    const module = (await import(`@sild/${name}`)) as Record<string, AnyServiceDefinition>
    return module[`${name}Service`] as AnyServiceDefinition
  }),
)
