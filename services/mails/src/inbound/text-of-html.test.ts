import { expect, it } from 'vitest'
import { replyText } from './reply-text.ts'
import { textOfHtml } from './text-of-html.ts'

const quote = '<blockquote>When could you start?<br>Open in Sild</blockquote>'
const own = '<p>Reede sobib.</p><ul><li>hind</li><li>kuupäev</li></ul>'

it.each([
  ['Gmail, en', `<div>On Tue, Nov 24, 2026 at 9:00 AM Sild &lt;no-reply@sild.test&gt; wrote:<br></div>${quote}`],
  ['Gmail, et', `<div>Kuupäev T, 24. november 2026 kell 09:00 kirjutas Sild &lt;no-reply@sild.test&gt;:</div>${quote}`],
  ['Gmail, fr', `<div>Le mar. 24 nov. 2026 à 09:00, Sild &lt;no-reply@sild.test&gt; a écrit :</div>${quote}`],
  [
    'Outlook, et',
    `<hr><div><b>Saatja:</b> Sild &lt;no-reply@sild.test&gt;<br><b>Saadetud:</b> teisipäev, 24. november 2026 09:00<br>
     <b>Adressaat:</b> Mari &lt;mari@sild.test&gt;<br><b>Teema:</b> Pood</div><div>When could you start?</div>`,
  ],
])('returns an answer in HTML alone without its quote: %s', (_program, quoted) => {
  expect(replyText(textOfHtml(`<html><body>${own}${quoted}</body></html>`))).toBe('Reede sobib.\n\n * hind\n * kuupäev')
})

it('leaves out addresses of links, pictures and scripts', () => {
  const html =
    '<p>See <a href="https://a.test/?t=1">the plan</a> <img src="cid:1" alt="logo"></p><script>alert(1)</script>'
  expect(textOfHtml(html).trim()).toBe('See the plan')
})

it.each(['div', 'b', 'blockquote', 'ul><li', 'table><tr><td'])(
  'text too deep in <%s> is left out, without a wait',
  (tags) => {
    const startedAt = performance.now()
    const deep = `<${tags}>`.repeat(490_000 / (tags.length + 2))
    expect(textOfHtml(`<p>Reede sobib.</p>${deep}Deep`)).toMatch(/^Reede sobib\.(?!.*Deep)/s)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  },
)
