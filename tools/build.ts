import { parseArgs } from 'node:util'

import { buildChanged } from './build/build-changed.ts'
import { orExplain } from './explain.mjs'
import { endWithParent } from './processes/end-with-parent.ts'
import { appNames } from './workspace.ts'

/** `npm run build -- [app …]` publishes changed apps into the local registry. */
endWithParent()
await orExplain(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { channel: { type: 'string' } } })
  const channel = (['dev', 'staging'] as const).find((name) => name === values.channel) ?? 'production'
  const built = await buildChanged({ apps: positionals.length > 0 ? positionals : appNames(), channel })
  console.log(
    built.length > 0
      ? built
          .flatMap(({ id, name, warnings }) => [`  ${name} ${id}`, ...warnings.map((text) => `    ${text}`)])
          .join('\n')
      : '  nothing has changed',
  )
})
