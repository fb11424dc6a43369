import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StripeApi, type StripeOutcome, type StripeRequest } from './stripe-api.ts'
import { signStripeEvent, webhookSecrets } from './stripe-event.ts'

export interface StripeServer {
  readonly url: string
  /** What its customer does, as on the hosted page. */
  act(sessionId: string, outcome: StripeOutcome): void
  /** From now on its events go there, signed with the older secret of the two. */
  tell(webhookUrl: string): void
  stop(): Promise<void>
}

/** Stripe on this machine: its API, and a hosted page on which one pays, is declined or turns back. */
export async function startStripe(): Promise<StripeServer> {
  let webhookUrl: string | undefined
  const api = new StripeApi({
    pageOf: (id) => `${url}/pay/${id}`,
    tell: (event) => {
      if (webhookUrl === undefined) return
      const { bytes, headers } = signStripeEvent(JSON.stringify(event), { at: new Date(), secret: webhookSecrets[1]! })
      // One that does not arrive is found by the sweep, as with Stripe.
      fetch(webhookUrl, { method: 'POST', body: bytes, headers: { ...headers, 'content-type': 'application/json' } })
        .then((answer) => answer.body?.cancel())
        .catch(() => {})
    },
  })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers, method = '', url: path = '' } = request
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      if (path.startsWith('/pay/')) return answerPage(api, { form, headers, method, url: path }, response)
      const [status, body] = api.answer({ form, headers, method, url: path })
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
        .end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // It listens on a port.
  return {
    url,
    act: (sessionId, outcome) => api.act(sessionId, outcome),
    tell: (to) => void (webhookUrl = to),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** After a declined payment the user stays, as on Stripe's page; after a payment they are redirected back. */
function answerPage(api: StripeApi, { form, method, url }: StripeRequest, response: ServerResponse): void {
  const session = api.sessions.get(url.slice('/pay/'.length))
  if (!session) return void response.writeHead(404).end()
  const outcome = form.get('outcome')
  if (method === 'POST' && (outcome === 'pay' || outcome === 'decline')) {
    api.act(session.id, outcome)
    return void response.writeHead(303, { location: outcome === 'pay' ? session.success_url : url }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>Checkout</title><h1>€${(session.amount_total / 100).toFixed(2)}</h1>
<form method="post"><button name="outcome" value="pay">Pay with 4242</button><button name="outcome" value="decline">Pay with 0002</button></form>
<a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a></html>`,
  )
}
