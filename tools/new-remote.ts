import { join, resolve } from 'node:path'

import { orExplain } from './explain.mjs'
import { addOwner } from './new-remote/add-owner.ts'
import { linkWorkspace } from './new-remote/link-workspace.ts'
import { listScreen } from './new-remote/list-screen.ts'
import { refuseFull, refuseTaken } from './new-remote/refuse-taken.ts'
import { parseOptions, type RemoteOptions } from './new-remote/options.ts'
import { format, writeRemote } from './new-remote/write-remote.ts'
import { writeRepository } from './new-remote/write-repository.ts'
import { root } from './workspace.ts'

/** `npm run new-remote -- mf-x --route /x`: a remote that can be delivered at once, with its test and its owners. */
await orExplain(() => {
  const options = parseOptions(process.argv.slice(2))
  refuseTaken(options, root)
  if (options.standalone) return makeRepository(options, options.standalone)
  writeRemote(options, join(root, options.name))
  format(join(root, options.name))
  addOwner(options, root)
  listScreen(options, root)
  linkWorkspace(options.name, root)
  console.log(`
  ${options.name} is made: ${options.route} (${options.access}), owned by ${options.owner}.

    npm run dev -- ${options.name} --alone          work on it, without the rest of Sild
    npx sild publish ${options.name} --promote      bring it to the portal
`)
})

function makeRepository(options: RemoteOptions, folder: string): void {
  const target = resolve(folder)
  refuseFull(target)
  writeRemote(options, target)
  writeRepository(options, target)
  format(target)
  console.log(`
  ${options.name} is made in ${target}: ${options.route} (${options.access}), owned by ${options.owner}.

    git init && npm install      begin there; README.md says the rest
    npx sild check ${options.name}       with SILD_URL and the SILD_TOKEN of its team
`)
}
