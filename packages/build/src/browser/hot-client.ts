interface Hot {
  check: (autoApply: boolean) => Promise<unknown>
  status: () => string
}
declare global {
  interface ImportMeta {
    webpackHot?: Hot
  }
}

/** In an app that somebody is working on: asks for the changed modules when a new release of it has been published. */
const hot = import.meta.webpackHot
if (hot) {
  new EventSource('/__sild/releases').addEventListener('message', () => {
    // Another app was published, or this one is taking in what was published before.
    if (hot.status() !== 'idle') return
    hot.check(true).catch(() => location.reload())
  })
}
export {}
