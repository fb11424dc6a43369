const POLL_MS = 2000

/** New mail appears by itself: the list is fetched again and put in place of the old one. */
async function refresh() {
  if (document.hidden) return
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (fresh.body.dataset.newest === document.body.dataset.newest) return
  document.body.dataset.newest = fresh.body.dataset.newest
  document.querySelector('header')?.replaceWith(fresh.querySelector('header') ?? '')
  document.querySelector('body > nav')?.replaceWith(fresh.querySelector('body > nav') ?? '')
  localise()
}

setInterval(() => void refresh().catch(() => {}), POLL_MS)

/** Times come in UTC; they are shown in the reader's own time. */
function localise() {
  for (const time of document.querySelectorAll('time')) {
    const isInList = time.closest('ol') !== null
    const style = isInList ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'medium' }
    time.textContent = new Intl.DateTimeFormat(undefined, style).format(new Date(time.dateTime))
  }
}

localise()
