import { deadSelector, memberHintCookie, stalledId, themeKey } from '../marks/marks.ts'
import { hearEarly } from './page-script/hear-early.ts'
import { scriptOf } from './page-script/script-of.ts'

/** In the head: what the first paint depends on, and what hears inputs until the loader (page.script.ts) is there. */
export default scriptOf(hearEarly, {
  dead: deadSelector,
  memberHint: memberHintCookie,
  stalled: stalledId,
  theme: themeKey,
})
