import { deadSelector, memberHintCookie, stalledId, themeKey } from '../marks/marks.ts'
import { captureEarlyEvents } from './page-script/capture-early-events.ts'
import { scriptOf } from './page-script/script-of.ts'

/**
 * Inline in the head: settings for the first paint, and a listener for inputs before the loader (page.script.ts) runs.
 */
export default scriptOf(captureEarlyEvents, {
  dead: deadSelector,
  memberHint: memberHintCookie,
  stalled: stalledId,
  theme: themeKey,
})
