import { join, resolve } from 'node:path'

import { orExplain } from './explain.mjs'
import { addOwner } from './new-remote/add-owner.ts'
import { linkWorkspace } from './new-remote/link-workspace.ts'
import { listScreen } from './new-remote/list-screen.ts'
import { refuseFull, refuseTaken } from './new-remote/refuse-taken.ts'
import { parseWish, type Wish } from './new-remote/wish.ts'
import { format, writeRemote } from './new-remote/write-remote.ts'
import { writeRepository } from './new-remote/write-repository.ts'
import { root } from './workspace.ts'

/** `npm run new-remote -- mf-x --route /x`: a remote that can be delivered at once, with its test and its owners. */
await orExplain(() => {
  const wish = parseWish(process.argv.slice(2))
  refuseTaken(wish, root)
  if (wish.standalone) return makeRepository(wish, wish.standalone)
  writeRemote(wish, join(root, wish.name))
  format(join(root, wish.name))
  addOwner(wish, root)
  listScreen(wish, root)
  linkWorkspace(wish.name, root)
  console.log(`
  ${wish.name} is made: ${wish.route} (${wish.access}), owned by ${wish.owner}.

    npm run dev -- ${wish.name} --alone          work on it, without the rest of Sild
    npx sild publish ${wish.name} --promote      bring it to the portal
`)
})

function makeRepository(wish: Wish, folder: string): void {
  const target = resolve(folder)
  refuseFull(target)
  writeRemote(wish, target)
  writeRepository(wish, target)
  format(target)
  console.log(`
  ${wish.name} is made in ${target}: ${wish.route} (${wish.access}), owned by ${wish.owner}.

    git init && npm install      begin there; README.md says the rest
    npx sild check ${wish.name}       with SILD_URL and the SILD_TOKEN of its team
`)
}
