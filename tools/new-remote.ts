import { orExplain } from './explain.mjs'
import { addOwner } from './new-remote/add-owner.ts'
import { linkWorkspace } from './new-remote/link-workspace.ts'
import { listScreen } from './new-remote/list-screen.ts'
import { refuseTaken } from './new-remote/refuse-taken.ts'
import { parseWish } from './new-remote/wish.ts'
import { writeRemote } from './new-remote/write-remote.ts'
import { root } from './workspace.ts'

/** `npm run new-remote -- mf-x --route /x`: a remote that can be delivered at once, with its test and its owners. */
await orExplain(() => {
  const wish = parseWish(process.argv.slice(2))
  refuseTaken(wish, root)
  writeRemote(wish, root)
  addOwner(wish, root)
  listScreen(wish, root)
  linkWorkspace(wish.name, root)
  console.log(`
  ${wish.name} is made: ${wish.route} (${wish.access}), owned by ${wish.owner}.

    npm run dev -- ${wish.name} --alone          work on it, without the rest of Sild
    npx sild publish ${wish.name} --promote      bring it to the portal
`)
})
