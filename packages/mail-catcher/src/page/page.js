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
}

setInterval(() => void refresh().catch(() => {}), POLL_MS)

for (const time of document.querySelectorAll('time')) {
  const date = new Date(time.dateTime)
  time.title = date.toLocaleString()
}
