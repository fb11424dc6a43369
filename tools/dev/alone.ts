import { diskStorage } from '@sild/registry'

import { buildInChild } from '../build/build-in-child.ts'
import { openAlone } from '../portal/open-alone.ts'
import { step } from '../supervisor/progress.ts'
import { claimPort } from '../supervisor/ports.ts'
import { registryDir } from '../workspace.ts'
import type { DevOptions } from './options.ts'
import { workOn } from './work-on.ts'

/** `npm run dev -- mf-x --alone`: the shell and one remote, on the remote's mocks. */
export async function developAlone({ apps: [remote = ''], persona, start }: DevOptions): Promise<void> {
  const port = await claimPort(start.port, start.isPortGiven, start.command)
  await step('building the shell', () => buildInChild('dev', ['shell']))
  await workOn(remote)
  const portal = await openAlone({
    remote,
    storage: diskStorage(registryDir),
    channel: 'dev',
    port,
    persona,
    onUnanswered: (operation) => console.log(`  ${remote}/src/mocks.ts does not say what ${operation} answers`),
  })
  const pages = portal.pages.map(({ access, path, route }) =>
    path === null ? `  ${route} needs an address in src/mocks.ts` : `  ${portal.origin}${path}   ${access}`,
  )
  console.log(`
  ${remote} alone, as ${portal.persona}; another user: ${portal.origin}/__sild/as/<public, member, company, moderator, …>

${pages.join('\n')}

  Ctrl-C stops it.
`)
}
