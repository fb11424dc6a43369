import { type Problem, showProblems } from './overlay.ts'
import { listenForErrors } from './thrown-errors.ts'

interface Hot {
  /** The modules that were exchanged; null where there was no update. */
  check: (autoApply: boolean) => Promise<readonly unknown[] | null>
  status: () => string
  addStatusHandler: (heard: (status: string) => void) => void
}
declare global {
  interface ImportMeta {
    webpackHot?: Hot
  }
  /** Where the files of the release are that the page was loaded with. */
  const __webpack_public_path__: string
}

type Notes = Readonly<Record<string, { build?: string; types?: string } | null>>

const titles = { build: 'does not compile', types: 'has wrong types' }
let ofWork: Problem[] = []
let thrown: Problem[] = []
const show = (): void => showProblems([...ofWork, ...thrown])

/** In an app in development: loads the changed modules when a new release is published, and shows problems. */
const hot = import.meta.webpackHot
if (hot) {
  // A release may be published before the stream is open, so the request names the current one.
  const stream = new EventSource(`/__sild/releases?${new URLSearchParams({ of: __webpack_public_path__ })}`)
  let published = 0
  const takeIn = (): void => {
    // While it is taking in one release, the next ones wait: each has an update of its own.
    if (published === 0 || hot.status() !== 'idle') return
    published -= 1
    hot
      .check(true)
      .then((exchanged) => {
        // A release that exchanges no code, as of a style or of the server's half, mends nothing of what the code has thrown.
        if (!exchanged?.some((module) => !String(module).includes('.css'))) return undefined
        thrown = []
        return show()
      })
      .catch(() => location.reload())
  }
  stream.addEventListener('message', () => {
    published += 1
    takeIn()
  })
  hot.addStatusHandler((status) => {
    if (status === 'idle') setTimeout(takeIn)
  })
  stream.addEventListener('work', ({ data }: MessageEvent<string>) => {
    // `npm run dev` writes it.
    ofWork = Object.entries(JSON.parse(data) as Notes).flatMap(([app, notes]) =>
      (['build', 'types'] as const).flatMap((kind) => {
        const text = notes?.[kind]
        return text ? [{ title: `${app} ${titles[kind]}`, text }] : []
      }),
    )
    show()
  })
  listenForErrors((problem) => {
    if (thrown.some(({ title }) => title === problem.title)) return
    thrown = [...thrown, problem]
    show()
  })
}
